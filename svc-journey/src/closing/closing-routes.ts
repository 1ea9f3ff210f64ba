import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { ClosingDependencies } from './dependencies.js';
import { handleKeys } from './keys/index.js';
import { readClosing } from './read-closing.js';
import { saveClosing } from './save-closing.js';

export function closingRoutes(dependencies: ClosingDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getClosing, (_input, context) => readClosing(dependencies, principalOf(context).userId));

  routes.handle(journey.saveClosing, ({ headers, body: { contractId, entry } }, context) => {
    const { userId } = principalOf(context);
    const request = { userId, contractId, version: headers['if-match'], correlationId: context.correlationId };
    return saveClosing(dependencies, request, entry);
  });

  handleKeys(routes, dependencies);
  return routes;
}
