import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../paths.js';

/** Records what the builds in this checkout were made from. */
export const buildsFolder = join(repositoryRoot, 'node_modules/.cache/hearthway-builds');

const skipped = new Set(['node_modules', 'dist', '.data', 'e2e', 'test-results']);
const shared = {
  services: ['contracts', 'infra/tooling', 'infra/service-kit', 'infra/openapi', 'infra/emulators/kit'],
  frontEnds: ['contracts', 'infra/tooling', 'infra/web-kit'],
} as const;

/** For each workspace, a digest of every file that its build can read: its own, the contracts, its kits, the lockfile. */
export function inputDigests(workspaces: Readonly<Record<keyof typeof shared, readonly string[]>>) {
  const known = new Map<string, string>();
  const digestOf = (folder: string) => {
    const digest = known.get(folder) ?? folderDigest(folder);
    known.set(folder, digest);
    return digest;
  };
  const lockfile = readFileSync(join(repositoryRoot, 'package-lock.json'));
  const digests = new Map<string, string>();
  for (const kind of ['services', 'frontEnds'] as const) {
    for (const workspace of workspaces[kind]) {
      const hash = createHash('sha256').update(lockfile);
      for (const folder of [workspace, ...shared[kind]]) hash.update(digestOf(folder));
      digests.set(workspace, hash.digest('hex'));
    }
  }
  return digests;
}

/** Whether the workspace's `dist` was made from exactly these inputs. */
export function isFresh(workspace: string, digest: string): boolean {
  const stamp = stampFile(workspace);
  return (
    existsSync(join(repositoryRoot, workspace, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  );
}

export function markFresh(workspace: string, digest: string): void {
  mkdirSync(buildsFolder, { recursive: true });
  writeFileSync(stampFile(workspace), digest);
}

/** Call it before touching `dist`, so that an unfinished build never counts as a finished one. */
export function markStale(workspace: string): void {
  rmSync(stampFile(workspace), { force: true });
}

const stampFile = (workspace: string) => join(buildsFolder, workspace.replaceAll('/', '-'));

function folderDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(join(repositoryRoot, folder))) {
    hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}
