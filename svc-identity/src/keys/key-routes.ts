import { keySet } from '@hearthway/contracts/identity';
import { operationRouter, type OperationRouter } from '@hearthway/service-kit';
import type { KeyRing } from './open-key-ring.js';

export function keyRoutes(keyRing: KeyRing): OperationRouter {
  const routes = operationRouter();
  routes.handle(keySet, async () => ({ keys: await keyRing.publicKeys() }));
  return routes;
}
