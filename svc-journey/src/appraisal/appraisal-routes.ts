import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { AppraisalDependencies } from './dependencies.js';
import { printValueRequest, readAppraisal } from './read-appraisal.js';
import { saveAppraisal } from './save-appraisal.js';

export function appraisalRoutes(dependencies: AppraisalDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getAppraisal, (_input, context) => readAppraisal(dependencies, principalOf(context).userId));

  routes.handle(journey.saveAppraisal, ({ headers, body: { contractId, entry } }, context) => {
    const { userId } = principalOf(context);
    const { correlationId } = context;
    return saveAppraisal(dependencies, { userId, contractId, version: headers['if-match'], correlationId }, entry);
  });

  routes.handle(journey.printValueRequest, (_input, context) =>
    printValueRequest(dependencies, principalOf(context).userId),
  );

  return routes;
}
