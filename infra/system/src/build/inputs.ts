import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../paths.js';

const skipped = new Set(['node_modules', 'dist', '.data', 'pacts', 'e2e', 'test-results']);

/** A digest over every source file that a build of this workspace can read: its own, the contracts, the kits, the lockfile. */
export function inputDigest(workspace: string): string {
  const hash = createHash('sha256');
  const shared = [
    'contracts',
    'infra/tooling',
    'infra/service-kit',
    'infra/web-kit',
    'infra/openapi',
    'infra/releases',
  ];
  for (const folder of [workspace, ...shared]) {
    for (const file of sourceFiles(join(repositoryRoot, folder))) {
      hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.update(readFileSync(join(repositoryRoot, 'package-lock.json'))).digest('hex');
}

/** Whether the workspace's `dist` was made from exactly these inputs. */
export function isFresh(workspace: string, digest: string): boolean {
  const stamp = stampFile(workspace);
  return (
    existsSync(join(repositoryRoot, workspace, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  );
}

export function markFresh(workspace: string, digest: string): void {
  const stamp = stampFile(workspace);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, digest);
}

const stampFile = (workspace: string) =>
  join(repositoryRoot, 'node_modules/.cache/hearthway-builds', workspace.replaceAll('/', '-'));

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
