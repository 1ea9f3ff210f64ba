import { openSigner, ReleaseError, requireAllowed } from '@hearthway/releases';
import { dataFolderOf, dataFolders } from '@hearthway/system/paths';
import { readLocalSecrets } from '@hearthway/system/secrets';
import type { Context, Surroundings } from './surroundings.js';

/** A command’s keys: from the environment or, for the local system’s store, from its own secrets. */
export function keysOf(
  store: string,
  { environment }: Pick<Surroundings, 'environment'>,
): Pick<Context, 'signerFor' | 'rootKey'> {
  const { releases, secrets } = dataFolders(dataFolderOf(environment));
  const local = store === releases ? readLocalSecrets(secrets) : {};
  const token = environment['RELEASES_TOKEN'] ?? local.releasesToken;
  const rootKey = environment['RELEASES_ROOT_TOKEN'] ?? local.releasesRootKey;
  return {
    async signerFor(slice) {
      if (!token) throw notAllowed('This changes something, so it needs a token for this slice in RELEASES_TOKEN.');
      const signer = await openSigner(store, token, Date.now());
      requireAllowed(signer, slice);
      return signer;
    },
    rootKey() {
      if (!rootKey) throw notAllowed('This needs the root key of the store in RELEASES_ROOT_TOKEN.');
      return rootKey;
    },
  };
}

const notAllowed = (message: string) => new ReleaseError('release.not-allowed', message);
