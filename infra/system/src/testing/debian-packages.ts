import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is Debian or a derivative and we are root. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs packages. @returns whether all of them are installed now */
export function installDebianPackages(names: readonly string[]): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

/** Whether every one of them is installed. */
export function hasDebianPackages(names: readonly string[]): boolean {
  return names.every((name) => spawnSync('dpkg', ['--status', name], { stdio: 'ignore' }).status === 0);
}
