import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether this is Debian or a derivative and we are root. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs packages; a mirror that fails gets three tries. @returns whether all of them are installed now */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
  for (const pauseSeconds of [5, 20]) {
    if (install()) return true;
    await delay(pauseSeconds * 1000);
  }
  return install();
}

/** Whether every one of them is installed. */
export function hasDebianPackages(names: readonly string[]): boolean {
  return names.every((name) => spawnSync('dpkg', ['--status', name], { stdio: 'ignore' }).status === 0);
}
