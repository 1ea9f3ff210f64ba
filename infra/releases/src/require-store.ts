import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { hasCode } from './json-file.js';
import { ReleaseError } from './release-error.js';
import { credentialsFolder, currentReleasesPath, deploymentsFolder } from './store-paths.js';

/**
 * So that a mistyped path neither shows an empty site nor becomes a second store. An empty folder is a new store.
 * @throws ReleaseError `release.no-store`
 */
export async function requireStore(store: string): Promise<void> {
  const names = await readdir(store).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT'))
      throw new ReleaseError('release.no-store', `There is no release store in ${store}: there is no such folder`);
    if (hasCode(error, 'ENOTDIR'))
      throw new ReleaseError('release.no-store', `There is no release store in ${store}: it is a file`);
    throw error;
  });
  const signs = [currentReleasesPath(store), deploymentsFolder(store), credentialsFolder(store)].map((path) =>
    basename(path),
  );
  if (names.length > 0 && !signs.some((sign) => names.includes(sign))) {
    throw new ReleaseError('release.no-store', `There is no release store in ${store}: it contains something else`);
  }
}
