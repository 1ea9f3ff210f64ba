import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release, releaseVersion, sliceName, type Release } from '@hearthway/contracts/releases';
import type { Registry } from './registry.js';
import { remembered } from './remembered.js';
import { replaceFile } from './replace-file.js';

/** What releases say about themselves, each in a file of a folder. */
export interface KeptReleases {
  /** From the folder, or else from the registry. @throws Error if it can't be had */
  read(slice: string, version: string): Promise<Release>;
  /** From the folder, if it is there. The names may be anything. */
  find(slice: string, version: string): Promise<Release | undefined>;
}

/** Of about 40 KB each. */
const inMemory = 100;

export function createKeptReleases(folder: string, registry: Pick<Registry, 'release'>): KeptReleases {
  const known = remembered<Release>(inMemory);
  const placeOf = (slice: string, version: string) => join(folder, slice, `${version}.json`);
  const readKept = async (slice: string, version: string): Promise<Release> =>
    described(slice, version, release.parse(JSON.parse(await readFile(placeOf(slice, version), 'utf8'))));

  async function fetchRelease(slice: string, version: string): Promise<Release> {
    const fetched = described(slice, version, await registry.release(slice, version));
    await replaceFile(placeOf(slice, version), JSON.stringify(fetched), { flush: true });
    return fetched;
  }

  return {
    read: (slice, version) =>
      known(`${slice}/${version}`, () => readKept(slice, version).catch(() => fetchRelease(slice, version))),
    async find(slice, version) {
      if (!sliceName.safeParse(slice).success || !releaseVersion.safeParse(version).success) return undefined;
      return known(`${slice}/${version}`, () => readKept(slice, version)).catch(() => undefined);
    },
  };
}

/** @throws Error if it is another release */
function described(slice: string, version: string, found: Release): Release {
  if (found.slice === slice && found.version === version) return found;
  throw new Error(`The release ${version} of ${slice} says that it is ${found.version} of ${found.slice}`);
}
