import * as journey from '@hearthway/contracts/journey';
import { AppError, linkTokens, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { rowsToday } from '../policy/index.js';
import { changeScenarios, requireScenario } from './change-scenarios.js';
import { createScenario, type CreateScenarioDependencies } from './create-scenario.js';
import { listScenarios } from './list-scenarios.js';
import { withChange, without, withoutPin, withPin, type ScenarioList } from './scenario-list.js';
import { budgetOf, withoutPerson, withResult, type RowsOfDay } from './scenario-results.js';

export interface ScenarioRoutesDependencies extends CreateScenarioDependencies {
  readonly newId: () => string;
}

export function scenarioRoutes(dependencies: ScenarioRoutesDependencies) {
  const { store, newId, now } = dependencies;
  const routes = operationRouter();

  const today = (): RowsOfDay => rowsToday(dependencies);
  const changeOf = (context: RequestContext, change: (list: ScenarioList) => ScenarioList) =>
    changeScenarios(dependencies, {
      userId: principalOf(context).userId,
      correlationId: context.correlationId,
      change,
    });
  /** Changes an existing scenario. */
  const changeOne = (
    scenarioId: string,
    context: RequestContext,
    change: (list: ScenarioList, id: string) => ScenarioList,
  ) =>
    changeOf(context, (list) => {
      requireScenario(list, scenarioId);
      return change(list, scenarioId);
    });

  routes.handle(journey.listScenarios, (_input, context) => listScenarios(dependencies, principalOf(context).userId));

  routes.handle(journey.getBudget, async (_input, context) => {
    const { scenarios, pinnedId } = await store.findByUser(principalOf(context).userId);
    const pinned = scenarios.find(({ id }) => id === pinnedId);
    return { budget: pinned ? budgetOf(pinned, today()) : null };
  });

  routes.handle(journey.createScenario, ({ body }, context) =>
    createScenario(dependencies, {
      userId: principalOf(context).userId,
      correlationId: context.correlationId,
      id: newId(),
      entry: body,
    }),
  );

  routes.handle(journey.renameScenario, async ({ params: { scenarioId }, body }, context) => {
    const list = await changeOne(scenarioId, context, (before, id) => withChange(before, id, body));
    return withResult(list, requireScenario(list, scenarioId), today());
  });

  routes.handle(journey.deleteScenario, async ({ params }, context) => {
    await changeOne(params.scenarioId, context, without);
    return undefined;
  });

  routes.handle(journey.pinScenario, async ({ params: { scenarioId } }, context) => {
    const day = today();
    await changeOf(context, (list) => {
      if (budgetOf(requireScenario(list, scenarioId), day)) return withPin(list, scenarioId);
      throw new AppError('scenario.without-price', 'This scenario has no price yet, so it can’t be your budget');
    });
    return undefined;
  });

  routes.handle(journey.unpinScenario, async ({ params }, context) => {
    await changeOne(params.scenarioId, context, withoutPin);
    return undefined;
  });

  routes.handle(journey.shareScenario, async ({ params }, context) => {
    const { token, hash } = linkTokens.make();
    const link = { tokenHash: hash, sharedAt: now() };
    await changeOne(params.scenarioId, context, (list, id) => withChange(list, id, { link }));
    return { token };
  });

  routes.handle(journey.stopSharingScenario, async ({ params }, context) => {
    await changeOne(params.scenarioId, context, (list, id) => withChange(list, id, { link: null }));
    return undefined;
  });

  routes.handle(journey.getSharedScenario, async ({ params }) => {
    const found = await store.findByTokenHash(linkTokens.hashOf(params.token));
    if (!found) throw new AppError('shared-scenario.not-found', 'This link doesn’t work');
    return withoutPerson(found, today());
  });

  return routes;
}
