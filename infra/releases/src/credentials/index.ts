import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { createAuthorize, type Authorize } from './authorize.js';
import { credentialRoutes } from './credential-routes.js';
import { createCredentialStore } from './credential-store.js';

export type { Authorize } from './authorize.js';

interface CredentialOptions {
  readonly operatorToken: string;
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
}

/** Who may release what, and where. */
export function openCredentials(
  { connection, now, newId }: Dependencies,
  { operatorToken, environments }: CredentialOptions,
): ServiceModule & { readonly authorize: Authorize } {
  const credentials = createCredentialStore(connection);
  const authorize = createAuthorize({ credentials, operatorToken, now });
  return {
    stores: [credentials],
    routes: credentialRoutes({ credentials, authorize, environments, now, newId }),
    authorize,
  };
}
