import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../paths.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium for the browser tests: one on PATH, else Debian's package, else Playwright's own download. */
export async function ensureChromium(environment: NodeJS.ProcessEnv, report: (line: string) => void): Promise<string> {
  const present = onPath(environment);
  if (present) return present;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    report('chromium   installing the Debian package …');
    if (installDebianPackage()) {
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
        // Not in this folder: the next one is tried.
      }
    }
  }
  return undefined;
}

function installDebianPackage(): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}
