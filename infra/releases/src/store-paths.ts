import { join } from 'node:path';

/** The immutable folder of one release. */
export function releaseFolder(store: string, slice: string, version: string): string {
  return join(store, slice, version);
}

/** The file that says which version of each slice is live. */
export function currentReleasesPath(store: string): string {
  return join(store, 'current.json');
}

export const releaseFileName = 'release.json';
