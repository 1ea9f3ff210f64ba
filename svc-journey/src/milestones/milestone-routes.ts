import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { changeMilestoneStatus, type MilestoneDependencies } from './change-milestone-status.js';
import type { MilestoneRules } from './milestone-rules.js';
import { listMilestones } from './start-journey.js';

export function milestoneRoutes(dependencies: MilestoneDependencies, rules: MilestoneRules) {
  const routes = operationRouter();

  routes.handle(journey.listMilestones, (_input, context) => listMilestones(dependencies, principalOf(context).userId));

  routes.handle(journey.listMilestoneRules, (_input, context) => rules.list(principalOf(context).userId));

  routes.handle(journey.changeMilestoneStatus, ({ params, body }, context) =>
    changeMilestoneStatus(dependencies, {
      userId: principalOf(context).userId,
      milestoneId: params.milestoneId,
      status: body.status,
      by: 'buyer',
      correlationId: context.correlationId,
    }),
  );

  return routes;
}
