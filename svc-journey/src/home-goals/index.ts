import { mustsToComplete, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { homeGoalRoutes } from './home-goal-routes.js';
import { createHomeGoalStore } from './home-goal-store.js';

type Needed = Pick<Dependencies, 'connection' | 'transaction'> & { readonly addToRule: AddToRule };

interface HomeGoalsModule extends ServiceModule {
  /** Empty before the first save. */
  readonly readGoals: (userId: string) => Promise<HomeGoals>;
}

export function openHomeGoals({ connection, transaction, addToRule }: Needed): HomeGoalsModule {
  const store = createHomeGoalStore(connection);
  const updateMilestone = addToRule(
    'home-goals',
    {
      text: `Choose at least ${mustsToComplete} musts`,
      path: '/home-goals',
      isDone: async (userId, transaction) =>
        (await store.findByUser(userId, transaction)).goals.must.length >= mustsToComplete,
    },
    {
      text: 'Name at least one area',
      path: '/home-goals',
      isDone: async (userId, transaction) => (await store.findByUser(userId, transaction)).goals.areas.length > 0,
    },
  );
  return {
    stores: [store],
    routes: homeGoalRoutes({ store, transaction, updateMilestone }),
    buyerData: { homeGoals: store },
    readGoals: async (userId) => (await store.findByUser(userId)).goals,
  };
}
