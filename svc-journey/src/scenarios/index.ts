import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { rowsToday } from '../policy/index.js';
import { pinnedBudget, type PinnedBudget } from './scenario-results.js';
import { scenarioRoutes, type ScenarioRoutesDependencies } from './scenario-routes.js';
import { createScenarioStore } from './scenario-store.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<ScenarioRoutesDependencies, 'store' | 'updateBudget'> & { readonly addToRule: AddToRule };

export type { PinnedBudget } from './scenario-results.js';

/** `undefined` without a pinned scenario, or while it has no price. */
export type ReadBudget = (userId: string) => Promise<PinnedBudget | undefined>;

export function openScenarios(needed: Needed): ServiceModule & { readonly readBudget: ReadBudget } {
  const store = createScenarioStore(needed.connection);
  const updateBudget = needed.addToRule(
    'buying-power',
    {
      text: 'Save a scenario',
      path: '/buying-power',
      isDone: async (userId, transaction) => (await store.findByUser(userId, transaction)).scenarios.length > 0,
    },
    {
      text: 'Pin one as your budget',
      path: '/buying-power',
      isDone: async (userId, transaction) => (await store.findByUser(userId, transaction)).pinnedId !== null,
    },
  );
  return {
    stores: [store],
    routes: scenarioRoutes({ ...needed, store, updateBudget }),
    buyerData: { scenarios: store },
    readBudget: async (userId) => pinnedBudget(await store.findByUser(userId), rowsToday(needed)),
  };
}
