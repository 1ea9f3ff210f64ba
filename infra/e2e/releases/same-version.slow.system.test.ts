import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@hearthway/system';

const run = promisify(execFile);
let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'other-checkout-'));
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

/** Builds in a checkout. @returns the contents of the build by path */
async function build(root: string, name: string): Promise<Record<string, string>> {
  await run(process.execPath, ['--import', 'tsx', 'infra/tooling/src/webpack/build.ts', name], { cwd: root });
  const dist = join(root, name, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.sort().map(async (path) => [path.slice(dist.length), await readFile(path, 'base64')]),
  );
  return Object.fromEntries(contents) as Record<string, string>;
}

/** Copies what is committed or could be, and the packages. */
async function copyCheckout(): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = stdout.split('\0').filter(Boolean);
  for (const path of paths) {
    await mkdir(dirname(join(checkout, path)), { recursive: true });
    await cp(join(repositoryRoot, path), join(checkout, path)).catch((error: unknown) => {
      // Deleted, and not committed yet.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
  const workspaces = paths.filter((path) => basename(path) === 'package.json').map((path) => dirname(path));
  for (const workspace of workspaces) {
    const packages = join(repositoryRoot, workspace, 'node_modules');
    if (!existsSync(packages)) continue;
    await cp(packages, join(checkout, workspace, 'node_modules'), {
      recursive: true,
      // The links to our own packages must lead to those of the copy.
      verbatimSymlinks: true,
      filter: (source) => source !== join(packages, '.cache') && source !== join(packages, '.federation'),
    });
  }
}

// Not of a slice yet: see decision 027.
it('gives the same release of the shell in another folder', async () => {
  await copyCheckout();
  const [here, there] = [await build(repositoryRoot, 'shell'), await build(checkout, 'shell')];
  expect(Object.keys(there)).toEqual(Object.keys(here));
  expect(Object.keys(here).filter((path) => here[path] !== there[path])).toEqual([]);
}, 900_000);
