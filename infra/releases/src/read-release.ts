import { join } from 'node:path';
import { release, type Release } from '@hearthway/contracts/releases';
import { readJson } from './json-file.js';
import { ReleaseError } from './release-error.js';
import { releaseFileName, releaseFolder } from './store-paths.js';

/**
 * The description of a release.
 * @throws ReleaseError `release.not-found`, or `release.unreadable` if its `release.json` is invalid
 */
export async function readRelease(store: string, slice: string, version: string): Promise<Release> {
  const found = await findRelease(store, slice, version);
  if (!found) throw new ReleaseError('release.not-found', `There is no release ${version} of ${slice}`);
  return found;
}

export function findRelease(store: string, slice: string, version: string): Promise<Release | undefined> {
  return readJson(join(releaseFolder(store, slice, version), releaseFileName), release);
}
