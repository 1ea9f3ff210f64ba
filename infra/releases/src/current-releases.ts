import { mkdir } from 'node:fs/promises';
import { currentReleases, type CurrentReleases } from '@hearthway/contracts/releases';
import { readJson, writeJsonAtomically } from './json-file.js';
import { withLock } from './lock-file.js';
import { readRelease } from './read-release.js';
import { ReleaseError } from './release-error.js';
import { currentReleasesPath } from './store-paths.js';

/** Which version of each slice is live; revision 0 and none before the first release. @throws ReleaseError `release.unreadable` */
export async function readCurrent(store: string): Promise<CurrentReleases> {
  return (await readJson(currentReleasesPath(store), currentReleases)) ?? { revision: 0, slices: {} };
}

/**
 * Makes a published version of a slice live. Writers take turns, so that no concurrent change is lost.
 * `expectedRevision`, if given, must be the current one.
 * @returns the new state, or the current one if the version was already live
 * @throws ReleaseError `release.not-found`, `release.conflict` (another writer was first), `release.locked`
 */
export async function pointTo(options: {
  store: string;
  slice: string;
  version: string;
  expectedRevision?: number;
}): Promise<CurrentReleases> {
  const { store, slice, version, expectedRevision } = options;
  await readRelease(store, slice, version);
  await mkdir(store, { recursive: true });
  return withLock(`${currentReleasesPath(store)}.lock`, async (assertHeld) => {
    const present = await readCurrent(store);
    if (expectedRevision !== undefined && present.revision !== expectedRevision) {
      throw new ReleaseError(
        'release.conflict',
        `Expected revision ${expectedRevision} of the live releases and found ${present.revision}`,
      );
    }
    if (present.slices[slice] === version) return present;
    const next = { revision: present.revision + 1, slices: { ...present.slices, [slice]: version } };
    await assertHeld();
    await writeJsonAtomically(currentReleasesPath(store), next);
    return next;
  });
}
