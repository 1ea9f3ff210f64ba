import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, versionOf } from '@hearthway/service-kit';
import type { HomeGoalsDependencies } from './dependencies.js';
import { getHomeGoals } from './get-home-goals.js';
import { saveHomeGoals } from './save-home-goals.js';

export function homeGoalsRoutes(dependencies: HomeGoalsDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getHomeGoals, (_input, context) => getHomeGoals(dependencies, principalOf(context).userId));

  routes.handle(journey.saveHomeGoals, ({ body }, context) =>
    saveHomeGoals(dependencies, {
      userId: principalOf(context).userId,
      version: versionOf(context),
      goals: body,
      correlationId: context.correlationId,
    }),
  );

  return routes;
}
