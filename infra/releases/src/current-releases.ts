import { currentReleases, type CurrentReleases } from '@hearthway/contracts/releases';
import { readJson, writeJsonAtomically } from './json-file.js';
import { readRelease } from './read-release.js';
import { currentReleasesPath } from './store-paths.js';

/** Which version of each slice is live; revision 0 and none before the first release. @throws ReleaseError `release.unreadable` */
export async function readCurrent(store: string): Promise<CurrentReleases> {
  return (await readJson(currentReleasesPath(store), currentReleases)) ?? { revision: 0, slices: {} };
}

/** Settles when the last writer of this process is done. */
let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * Makes a published version of a slice live. Calls run one at a time, so that none undoes another's change. Only one
 * process may write to a store: the system, which locks its data folder.
 * @returns the new state, or the current one if the version was already live
 * @throws ReleaseError `release.not-found`
 */
export function pointTo(options: { store: string; slice: string; version: string }): Promise<CurrentReleases> {
  const write = async (): Promise<CurrentReleases> => {
    const { store, slice, version } = options;
    await readRelease(store, slice, version);
    const present = await readCurrent(store);
    if (present.slices[slice] === version) return present;
    const next = { revision: present.revision + 1, slices: { ...present.slices, [slice]: version } };
    await writeJsonAtomically(currentReleasesPath(store), next);
    return next;
  };
  const written = lastWrite.then(write, write);
  lastWrite = written;
  return written;
}
