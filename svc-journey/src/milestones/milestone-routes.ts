import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { changeMilestoneStatus } from './change-milestone-status.js';
import type { Checklists, MilestoneDependencies } from './dependencies.js';
import { listMilestoneRules } from './list-milestone-rules.js';
import { listMilestones } from './list-milestones.js';

export function milestoneRoutes(dependencies: MilestoneDependencies, checklists: Checklists) {
  const routes = operationRouter();

  routes.handle(journey.listMilestones, (_input, context) => listMilestones(dependencies, principalOf(context).userId));

  routes.handle(journey.listMilestoneRules, (_input, context) =>
    listMilestoneRules(checklists, principalOf(context).userId),
  );

  routes.handle(journey.changeMilestoneStatus, ({ params, body }, context) =>
    changeMilestoneStatus(dependencies, {
      userId: principalOf(context).userId,
      milestoneId: params.milestoneId,
      status: body.status,
      correlationId: context.correlationId,
    }),
  );

  return routes;
}
