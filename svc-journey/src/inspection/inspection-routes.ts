import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { decideInspection } from './decide-inspection.js';
import type { InspectionDependencies, InspectionRequest } from './dependencies.js';
import { readInspection, writeLetter } from './read-inspection.js';
import { saveInspection } from './save-inspection.js';

export function inspectionRoutes(dependencies: InspectionDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getInspection, (_input, context) => readInspection(dependencies, principalOf(context).userId));
  routes.handle(journey.saveInspection, ({ body: { contractId, entry } }, context) =>
    saveInspection(dependencies, requestOf(context, contractId), entry),
  );
  routes.handle(journey.decideInspection, ({ body: { contractId, step } }, context) =>
    decideInspection(dependencies, requestOf(context, contractId), step),
  );
  routes.handle(journey.getInspectionLetter, (_input, context) =>
    writeLetter(dependencies, principalOf(context).userId),
  );

  return routes;
}

function requestOf(context: RequestContext, contractId: string): InspectionRequest {
  const { userId } = principalOf(context);
  return { userId, contractId, version: versionOf(context), correlationId: context.correlationId };
}
