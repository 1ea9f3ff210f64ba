import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether this is Debian or a derivative and we are root. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs packages, with three tries if a mirror fails. @returns whether all of them are installed now */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  const install = async () =>
    (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', ...names));
  for (const pauseSeconds of [5, 20]) {
    if (await install()) return true;
    await delay(pauseSeconds * 1000);
  }
  return install();
}

function apt(...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Whether all of them are installed. */
export function hasDebianPackages(names: readonly string[]): boolean {
  return names.every((name) => spawnSync('dpkg', ['--status', name], { stdio: 'ignore' }).status === 0);
}
