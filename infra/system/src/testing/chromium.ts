import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium for the browser tests: one on PATH, else Debian's package, else Playwright's own download. */
export async function ensureChromium(environment: NodeJS.ProcessEnv, report: (line: string) => void): Promise<string> {
  const present = onPath(environment);
  if (present) return present;
  if (canInstallDebianPackages()) {
    report('chromium   installing the Debian package …');
    if (await installDebianPackages(['chromium'])) {
      const installed = onPath(environment);
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

function onPath(environment: NodeJS.ProcessEnv): string | undefined {
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not in this folder: try the next one.
      }
    }
  }
  return undefined;
}
