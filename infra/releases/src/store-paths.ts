import { join } from 'node:path';
import { credentialId, releaseVersion, sliceName } from '@hearthway/contracts/releases';
import { ReleaseError } from './release-error.js';

/** The immutable folder of one release. @throws ReleaseError `release.bad-name`, so that no name leads out of the store */
export function releaseFolder(store: string, slice: string, version: string): string {
  if (!releaseVersion.safeParse(version).success) {
    throw new ReleaseError('release.bad-name', `${JSON.stringify(version)} is not a version: 20 digits from 0 to f`);
  }
  return join(sliceFolder(store, slice), version);
}

/** The releases of one slice. @throws ReleaseError `release.bad-name` */
export function sliceFolder(store: string, slice: string): string {
  if (!sliceName.safeParse(slice).success) {
    throw new ReleaseError('release.bad-name', `${JSON.stringify(slice)} is not a slice: lowercase words with hyphens`);
  }
  return join(store, slice);
}

/** The file that says which version of each slice is live. */
export function currentReleasesPath(store: string): string {
  return join(store, 'current.json');
}

/** No slice can have this name. */
export function deploymentsFolder(store: string): string {
  return join(store, '_deployments');
}

/** No slice can have this name. */
export function credentialsFolder(store: string): string {
  return join(store, '_credentials');
}

/** @throws ReleaseError `release.bad-name` */
export function credentialPath(store: string, id: string): string {
  if (!credentialId.safeParse(id).success) {
    throw new ReleaseError('release.bad-name', `${JSON.stringify(id)} is not a credential: 16 digits from 0 to f`);
  }
  return join(credentialsFolder(store), `${id}.json`);
}

export function storeRootPath(store: string): string {
  return join(credentialsFolder(store), 'root.json');
}

/** Padded, so that a folder sorts by revision. */
export function deploymentPath(store: string, revision: number): string {
  return join(deploymentsFolder(store), `${String(revision).padStart(9, '0')}.json`);
}

export const releaseFileName = 'release.json';
