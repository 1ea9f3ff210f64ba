import { repositoryRoot } from '@hearthway/system';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { withoutNpm } from './release-command.js';

const run = promisify(execFile);
const packages = ['contracts', 'infra/web-kit', 'infra/tooling'];
const notSources = new Set(['node_modules', 'dist', 'e2e']);

/** A slice as its team has it: alone in a folder, with the packages that it needs from outside. */
export async function sliceAlone(slice: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `${slice}-`));
  const npm = (cwd: string, ...args: string[]) => run('npm', args, { cwd, env: withoutNpm(process.env) });
  await cp(join(repositoryRoot, slice), folder, {
    recursive: true,
    filter: (path) => !notSources.has(basename(path)),
  });
  await npm(repositoryRoot, 'pack', ...packages.map((name) => `--workspace=${name}`), `--pack-destination=${folder}`);
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await npm(folder, 'install', ...tarballs.map((name) => `./${name}`), '--prefer-offline', '--no-audit', '--no-fund');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
