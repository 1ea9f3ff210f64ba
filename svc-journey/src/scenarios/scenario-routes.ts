import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { changeScenarioInList, type ScenarioRequest } from './change-list.js';
import { deleteScenario } from './delete-scenario.js';
import type { ScenarioDependencies } from './dependencies.js';
import { changeScenario, createScenario } from './save-scenario.js';
import { withLink, withoutPin, withPinned } from './scenario-list.js';
import { openSharedScenario, shareScenario } from './share-scenario.js';
import { withResult } from './with-result.js';

export function scenarioRoutes(dependencies: ScenarioDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listScenarios, async (_input, context) => {
    const list = await dependencies.store.findByUser(principalOf(context).userId);
    return { scenarios: list.scenarios.map((scenario) => withResult(dependencies, list, scenario)) };
  });

  routes.handle(journey.createScenario, ({ body }, context) =>
    createScenario(dependencies, requestFor(creationIdOf(context), context), body),
  );

  routes.handle(journey.changeScenario, ({ params, body }, context) =>
    changeScenario(dependencies, requestFor(params.scenarioId, context), { version: versionOf(context), entry: body }),
  );

  routes.handle(journey.deleteScenario, async ({ params }, context) => {
    await deleteScenario(dependencies, requestFor(params.scenarioId, context), versionOf(context));
    return undefined;
  });

  routes.handle(journey.pinScenario, ({ params: { scenarioId } }, context) =>
    changeScenarioInList(dependencies, requestFor(scenarioId, context), (list) => withPinned(list, scenarioId)),
  );

  routes.handle(journey.unpinScenario, ({ params: { scenarioId } }, context) =>
    changeScenarioInList(dependencies, requestFor(scenarioId, context), (list) => withoutPin(list, scenarioId)),
  );

  routes.handle(journey.shareScenario, ({ params }, context) =>
    shareScenario(dependencies, requestFor(params.scenarioId, context)),
  );

  routes.handle(journey.stopSharingScenario, ({ params: { scenarioId } }, context) =>
    changeScenarioInList(dependencies, requestFor(scenarioId, context), (list) => withLink(list, scenarioId, null)),
  );

  routes.handle(journey.getSharedScenario, ({ params }, context) => {
    context.response.set('x-robots-tag', 'noindex');
    return openSharedScenario(dependencies, params.token);
  });

  return routes;
}

function requestFor(scenarioId: string, context: RequestContext): ScenarioRequest {
  return { userId: principalOf(context).userId, scenarioId, correlationId: context.correlationId };
}
