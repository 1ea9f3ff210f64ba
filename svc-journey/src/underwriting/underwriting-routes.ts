import * as journey from '@hearthway/contracts/journey';
import { idFromKey, operationRouter, principalOf } from '@hearthway/service-kit';
import { changeCondition, createCondition, deleteCondition } from './change-conditions.js';
import { listConditions, readUnderwriting } from './read-underwriting.js';
import { saveUnderwriting } from './save-underwriting.js';
import type { UnderwritingDependencies } from './underwriting-dependencies.js';

export function underwritingRoutes(dependencies: UnderwritingDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getUnderwriting, (_input, context) =>
    readUnderwriting(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.saveUnderwriting, async ({ headers, body: { contractId, entry } }, context) => {
    const { userId } = principalOf(context);
    const request = { userId, contractId, version: headers['if-match'], correlationId: context.correlationId };
    await saveUnderwriting(dependencies, request, entry);
    return readUnderwriting(dependencies, userId);
  });

  routes.handle(journey.listConditions, async (_input, context) => ({
    conditions: [...(await listConditions(dependencies, principalOf(context).userId))],
  }));

  routes.handle(journey.createCondition, ({ headers, body: { contractId, entry } }, context) => {
    const { userId } = principalOf(context);
    const conditionId = idFromKey(userId, headers['idempotency-key']);
    return createCondition(dependencies, { userId, contractId, conditionId }, entry);
  });

  routes.handle(journey.changeCondition, ({ params: { conditionId }, headers, body }, context) => {
    const { userId } = principalOf(context);
    return changeCondition(dependencies, { userId, conditionId, version: headers['if-match'] }, body);
  });

  routes.handle(journey.deleteCondition, async ({ params: { conditionId }, headers }, context) => {
    const { userId } = principalOf(context);
    await deleteCondition(dependencies, { userId, conditionId, version: headers['if-match'] });
    return undefined;
  });

  return routes;
}
