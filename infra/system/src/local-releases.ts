import { createCredential, initializeRoot, openSigner, type Signer } from '@hearthway/releases';
import type { Secrets } from './secrets.js';

/** The name of the environment that `npm start` runs. */
export const localEnvironment = 'local';

/** Longer than anybody runs a local system without starting it again. */
const days = 365;

/** Makes the local system’s own credential, which is for every slice, or renews it. @returns who signs with it */
export async function localSigner(
  store: string,
  { releasesRootKey: root, releasesToken: token }: Pick<Secrets, 'releasesRootKey' | 'releasesToken'>,
): Promise<Signer> {
  const now = Date.now();
  await initializeRoot(store, root, localEnvironment);
  const holder = { name: 'local system', slices: ['*'], environments: [localEnvironment] };
  await createCredential({ store, root, token, now, days, ...holder });
  return openSigner(store, token, now);
}
