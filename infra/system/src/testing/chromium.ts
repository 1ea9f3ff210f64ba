import { execFileSync } from 'node:child_process';
import { browserOnPath, headlessShellOnPath } from '../browser-on-path.js';
import { repositoryRoot } from '../paths.js';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.js';

/** A Chromium for the browser tests: Debian's without windows, else another on PATH, else Playwright's own download. */
export async function ensureChromium(environment: NodeJS.ProcessEnv, report: (line: string) => void): Promise<string> {
  if (headlessShellOnPath(environment) === undefined && canInstallDebianPackages()) {
    report('chromium   installing the Debian package …');
    await installDebianPackages(['chromium-headless-shell']);
  }
  const present = browserOnPath(environment);
  if (present) return present;
  report('chromium   downloading Playwright’s build …');
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
