import { createCredential, listCredentials, revokeCredential } from '@hearthway/contracts/releases';
import { AppError, operationRouter, type OperationRouter } from '@hearthway/service-kit';
import type { Authorize } from './authorize.js';
import type { CredentialStore } from './credential-store.js';
import { issueCredential } from './issue-credential.js';

interface Dependencies {
  readonly credentials: CredentialStore;
  readonly authorize: Authorize;
  readonly environments: ReadonlyMap<string, string>;
  readonly now: () => Date;
  readonly newId: () => string;
}

const onlyOperators = { operator: 'manages credentials' };

export function credentialRoutes(dependencies: Dependencies): OperationRouter {
  const { credentials, authorize, now } = dependencies;
  const routes = operationRouter();

  routes.handle(createCredential, async ({ body }, { headers }) => {
    await authorize(headers, onlyOperators);
    return issueCredential(dependencies, body);
  });

  routes.handle(listCredentials, async (_, { headers }) => {
    await authorize(headers, onlyOperators);
    return credentials.findAll();
  });

  routes.handle(revokeCredential, async ({ params }, { headers }) => {
    await authorize(headers, onlyOperators);
    const isThere = await credentials.revoke(params.credentialId, now());
    if (!isThere) throw new AppError('credential.not-found', 'There is no such credential');
    return undefined;
  });

  return routes;
}
