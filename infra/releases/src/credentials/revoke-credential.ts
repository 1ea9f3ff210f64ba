import type { Credential } from '@hearthway/contracts/releases';
import { readCurrent } from '../deployments.js';
import { withLock } from '../lock-file.js';
import { ReleaseError } from '../release-error.js';
import { currentReleasesPath } from '../store-paths.js';
import { readCredential, requireRootKey, writeCredential } from './credentials.js';
import { publicKeyOf } from './ed25519.js';

/** From now on, nothing that it signs counts. What it released stays live. */
export function revokeCredential(store: string, root: string, id: string, now: number): Promise<Credential> {
  // No deployment comes between the revision that is read and the end of the credential.
  return withLock(`${currentReleasesPath(store)}.lock`, async (assertHeld) => {
    const rootKey = await requireRootKey(store, root);
    const present = await readCredential(store, id, publicKeyOf(rootKey));
    if (!present) throw new ReleaseError('release.not-found', `There is no credential ${id}.`);
    if (present.revoked) return present;
    const { revision } = await readCurrent(store);
    const revoked = { ...present, revoked: { at: new Date(now).toISOString(), afterRevision: revision } };
    await assertHeld();
    await writeCredential(store, revoked, rootKey);
    return revoked;
  });
}
