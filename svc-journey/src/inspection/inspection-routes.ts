import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import type { EntryRequest } from '../contract-entries/index.js';
import { decideInspection, type DecisionDependencies } from './decide-inspection.js';
import { listEarlierInspections, type EarlierDependencies } from './list-earlier-inspections.js';
import { readInspection, writeLetter, type ReadDependencies } from './read-inspection.js';
import { saveInspection } from './save-inspection.js';

export type InspectionRoutesDependencies = ReadDependencies & DecisionDependencies & EarlierDependencies;

export function inspectionRoutes(dependencies: InspectionRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getInspection, (_input, context) => readInspection(dependencies, principalOf(context).userId));

  routes.handle(journey.listEarlierInspections, (_input, context) =>
    listEarlierInspections(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.saveInspection, async (input, context) => {
    const request = requestOf(input, context);
    await saveInspection(dependencies, request, input.body.entry);
    return readInspection(dependencies, request.userId);
  });

  routes.handle(journey.decideInspection, async (input, context) => {
    const request = requestOf(input, context);
    await decideInspection(dependencies, request, input.body.step);
    return readInspection(dependencies, request.userId);
  });

  routes.handle(journey.printInspectionLetter, (_input, context) =>
    writeLetter(dependencies, principalOf(context).userId),
  );

  return routes;
}

interface InspectionInput {
  readonly headers: { readonly 'if-match': number };
  readonly body: { readonly contractId: string };
}

const requestOf = ({ headers, body }: InspectionInput, context: RequestContext): EntryRequest => ({
  userId: principalOf(context).userId,
  contractId: body.contractId,
  version: headers['if-match'],
  correlationId: context.correlationId,
});
