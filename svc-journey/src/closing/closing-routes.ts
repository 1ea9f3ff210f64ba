import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import type { ClosingDependencies, ClosingRequest } from './dependencies.js';
import { readClosing } from './read-closing.js';
import { recordKeys, takeBackKeys } from './record-keys.js';
import { saveClosing } from './save-closing.js';

export function closingRoutes(dependencies: ClosingDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getClosing, (_input, context) => readClosing(dependencies, principalOf(context).userId));
  routes.handle(journey.saveClosing, ({ body }, context) =>
    saveClosing(dependencies, requestOf(context, body.contractId), body.entry),
  );
  routes.handle(journey.recordKeys, ({ body }, context) =>
    recordKeys(dependencies, requestOf(context, body.contractId), body.entry),
  );
  routes.handle(journey.takeBackKeys, ({ query: { contractId } }, context) =>
    takeBackKeys(dependencies, requestOf(context, contractId)),
  );

  return routes;
}

function requestOf(context: RequestContext, contractId: string): ClosingRequest {
  const { userId } = principalOf(context);
  return { userId, contractId, version: versionOf(context), correlationId: context.correlationId };
}
