import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { printValueRequest, readAppraisal } from './appraisal/read-appraisal.js';
import { saveAppraisal } from './appraisal/save-appraisal.js';
import { changeCondition, createCondition, deleteCondition, listConditions } from './conditions/change-conditions.js';
import type { FileRequest, UnderwritingDependencies } from './dependencies.js';
import { readUnderwriting } from './file/read-underwriting.js';
import { saveUnderwriting } from './file/save-underwriting.js';

export function underwritingRoutes(dependencies: UnderwritingDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getUnderwriting, (_input, context) =>
    readUnderwriting(dependencies, principalOf(context).userId),
  );
  routes.handle(journey.saveUnderwriting, ({ body: { contractId, entry } }, context) =>
    saveUnderwriting(dependencies, requestOf(context, contractId), entry),
  );
  routes.handle(journey.listConditions, (_input, context) => listConditions(dependencies, principalOf(context).userId));
  routes.handle(journey.createCondition, ({ body: { contractId, entry } }, context) => {
    const { userId } = principalOf(context);
    return createCondition(dependencies, { userId, contractId, conditionId: creationIdOf(context) }, entry);
  });
  routes.handle(journey.changeCondition, ({ params: { conditionId }, body }, context) => {
    const { userId } = principalOf(context);
    return changeCondition(dependencies, { userId, conditionId, version: versionOf(context) }, body);
  });
  routes.handle(journey.deleteCondition, async ({ params: { conditionId } }, context) => {
    const { userId } = principalOf(context);
    await deleteCondition(dependencies, { userId, conditionId, version: versionOf(context) });
    return undefined;
  });
  routes.handle(journey.getAppraisal, (_input, context) => readAppraisal(dependencies, principalOf(context).userId));
  routes.handle(journey.saveAppraisal, ({ body: { contractId, entry } }, context) =>
    saveAppraisal(dependencies, requestOf(context, contractId), entry),
  );
  routes.handle(journey.printValueRequest, (_input, context) =>
    printValueRequest(dependencies, principalOf(context).userId),
  );

  return routes;
}

function requestOf(context: RequestContext, contractId: string): FileRequest {
  const { userId } = principalOf(context);
  return { userId, contractId, version: versionOf(context), correlationId: context.correlationId };
}
