import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release, type Release } from '@hearthway/contracts/releases';
import type { Registry } from './registry.js';
import { remembered } from './remembered.js';
import { replaceFile } from './replace-file.js';

/** What releases say about themselves, each in a file of a folder. */
export interface KeptReleases {
  /** From the folder, or else from the registry. @throws Error if it can't be had */
  read(slice: string, version: string): Promise<Release>;
}

/** Of about 40 KB each. */
const inMemory = 100;

export function createKeptReleases(folder: string, registry: Pick<Registry, 'release'>): KeptReleases {
  const known = remembered<Release>(inMemory);

  async function readOrFetch(slice: string, version: string): Promise<Release> {
    const place = join(folder, slice, `${version}.json`);
    const described = (found: Release): Release => {
      if (found.slice === slice && found.version === version) return found;
      throw new Error(`The release ${version} of ${slice} says that it is ${found.version} of ${found.slice}`);
    };
    try {
      return described(release.parse(JSON.parse(await readFile(place, 'utf8'))));
    } catch {
      const fetched = described(await registry.release(slice, version));
      await replaceFile(place, JSON.stringify(fetched), { flush: true });
      return fetched;
    }
  }

  return { read: (slice, version) => known(`${slice}/${version}`, () => readOrFetch(slice, version)) };
}
