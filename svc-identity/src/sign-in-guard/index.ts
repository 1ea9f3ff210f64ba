import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import { createPlaceKeys } from './place-keys.js';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.js';
import { createSignInStore } from './sign-in-store.js';

export type { GuardedAccount, SignInOrigin } from './place-keys.js';
export { tooMany, type SignInGuard } from './sign-in-guard.js';
export { createSignInOrigins, originOf, type SignInOrigins } from './sign-in-origins.js';

interface Needed extends Dependencies {
  readonly passwords: Passwords;
  /** The current one first. */
  readonly secrets: readonly [string, ...string[]];
}

export function openSignInGuard({
  connection,
  passwords,
  secrets,
  now,
}: Needed): ServiceModule & { readonly guard: SignInGuard } {
  const signIns = createSignInStore(connection);
  return {
    stores: [signIns],
    guard: createSignInGuard({ passwords, signIns, keys: createPlaceKeys(secrets), now }),
  };
}
