import type { Dependencies, SealingOptions, ServiceModule } from '@hearthway/service-kit';
import { keyRoutes, openKeyRing, type KeyRing } from './open-key-ring.js';
import { createSigningKeyStore } from './signing-key-store.js';

export type { KeyRing } from './open-key-ring.js';
export { createRefreshSuccessors, type RefreshSuccessors } from './refresh-successors.js';

/** @param secrets the first one seals, all of them open */
export async function openKeys(
  dependencies: Dependencies,
  secrets: SealingOptions['secrets'],
): Promise<ServiceModule & { readonly keyRing: KeyRing }> {
  const keys = createSigningKeyStore(dependencies.connection);
  // The key ring inserts a key, and an index decides between instances that do so at once.
  await keys.ensureIndexes();
  const keyRing = await openKeyRing({ ...dependencies, keys, secrets });
  return { keyRing, stores: [], routes: keyRoutes(keyRing) };
}
