import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { release, type Release } from '@hearthway/contracts/releases';
import { contentNameOf } from './kept-contents.js';
import { unfinished } from './replace-file.js';

const day = 86_400_000;
/** For tabs that stay open. */
const releaseLifetime = 30 * day;
/** Younger files may belong to a release that is being fetched. */
const remainderLifetime = day;

export interface SweepOptions {
  /** With the folders `releases` and `contents`. */
  readonly folder: string;
  /** Whether a release is live, or was lately. */
  readonly isKnown: (slice: string, version: string) => boolean;
  readonly now?: () => number;
}

/** Removes releases that were live long ago, contents that no other release names, and what was never finished. */
export async function sweepFolder({ folder, isKnown, now = Date.now }: SweepOptions): Promise<void> {
  const removeOlder = async (path: string, lifetime: number): Promise<boolean> => {
    const isOld = now() - (await stat(path)).mtimeMs > lifetime;
    if (isOld) await rm(path);
    return isOld;
  };

  const named = new Set<string>();
  for (const path of await filesIn(join(folder, 'releases'))) {
    const found = await readRelease(path);
    if (!found) await removeOlder(path, remainderLifetime);
    else if (isKnown(found.slice, found.version) || !(await removeOlder(path, releaseLifetime))) {
      for (const file of found.files) named.add(contentNameOf(file));
    }
  }
  for (const path of await filesIn(join(folder, 'contents'))) {
    const [name = ''] = /[0-9a-f]{96}(\.[^.]+)?/.exec(path) ?? [];
    if (!named.has(name) || path.endsWith(unfinished)) await removeOlder(path, remainderLifetime);
  }
}

/** Undefined if it isn't one that can be read. */
async function readRelease(path: string): Promise<Release | undefined> {
  try {
    return release.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
