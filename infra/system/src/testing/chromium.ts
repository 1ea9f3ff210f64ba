import { execFileSync } from 'node:child_process';
import { browserOnPath } from '../browser-on-path.js';
import { repositoryRoot } from '../paths.js';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.js';

/** A Chromium for the browser tests: one on PATH, else Debian's package, else Playwright's own download. */
export async function ensureChromium(environment: NodeJS.ProcessEnv, report: (line: string) => void): Promise<string> {
  const present = browserOnPath(environment);
  if (present) return present;
  if (canInstallDebianPackages()) {
    report('chromium   installing the Debian package …');
    if (await installDebianPackages(['chromium'])) {
      const installed = browserOnPath(environment);
      if (installed) return installed;
    }
  }
  report('chromium   downloading Playwright’s build …');
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
