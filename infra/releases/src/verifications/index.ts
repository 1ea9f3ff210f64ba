import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { Authorize } from '../credentials/index.js';
import type { ReleaseStore } from '../published/index.js';
import { verificationRoutes } from './verification-routes.js';
import { createVerificationStore, type VerificationStore } from './verification-store.js';

export { checkVerifications, pactsToKeep } from './check-verifications.js';
export type { VerificationStore } from './verification-store.js';

interface VerificationOptions {
  readonly releases: ReleaseStore;
  readonly authorize: Authorize;
}

/** Whether providers keep the pacts of their consumers, as their teams found. */
export function openVerifications(
  { connection, now }: Dependencies,
  options: VerificationOptions,
): ServiceModule & { readonly store: VerificationStore } {
  const verifications = createVerificationStore(connection);
  return {
    stores: [verifications],
    routes: verificationRoutes({ ...options, verifications, now }),
    store: verifications,
  };
}
