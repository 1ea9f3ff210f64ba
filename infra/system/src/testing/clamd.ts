import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.js';

const program = '/usr/sbin/clamd';

/** The virus scanner, without its signatures: the test brings its own. Where it can’t be installed, that test is left out. */
export async function ensureClamd(report: (line: string) => void): Promise<void> {
  if (existsSync(program)) return;
  report('clamd      installing the Debian package clamav-daemon …');
  if (canInstallDebianPackages() && (await installDebianPackages(['clamav-daemon']))) return;
  report('clamd      is not installed, so nothing tests the virus scan against a real one (Debian: clamav-daemon)');
}
