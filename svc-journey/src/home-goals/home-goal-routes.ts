import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf, type Dependencies } from '@hearthway/service-kit';
import type { UpdateByRule } from '../milestones/index.js';
import type { HomeGoalStore } from './home-goal-store.js';

interface HomeGoalRoutesDependencies extends Pick<Dependencies, 'transaction'> {
  readonly store: HomeGoalStore;
  readonly updateMilestone: UpdateByRule;
}

export function homeGoalRoutes({ store, transaction, updateMilestone }: HomeGoalRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getHomeGoals, (_input, context) => store.findByUser(principalOf(context).userId));

  routes.handle(journey.saveHomeGoals, ({ headers, body: goals }, context) => {
    const { userId } = principalOf(context);
    return transaction(async (transaction) => {
      const saved = await store.update({ userId, version: headers['if-match'], goals }, transaction);
      if (!saved)
        throw new AppError('home-goals.conflict', 'Your goals changed in another window after you opened them here');
      await updateMilestone({ userId, correlationId: context.correlationId }, transaction);
      return saved;
    });
  });

  return routes;
}
