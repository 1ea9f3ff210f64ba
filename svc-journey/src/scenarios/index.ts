import type { Scenario, ScenarioEntry } from '@hearthway/contracts/journey';
import { idFromKey, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { rowsToday } from '../policy/index.js';
import { createScenario } from './create-scenario.js';
import { listScenarios } from './list-scenarios.js';
import { pinnedBudget, type PinnedBudget } from './scenario-results.js';
import { scenarioRoutes, type ScenarioRoutesDependencies } from './scenario-routes.js';
import { createScenarioStore } from './scenario-store.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<ScenarioRoutesDependencies, 'store' | 'updateBudget'> & { readonly addToRule: AddToRule };

export type { PinnedBudget } from './scenario-results.js';

/** `undefined` without a pinned scenario, or while it has no price. */
export type ReadBudget = (userId: string) => Promise<PinnedBudget | undefined>;

interface CreateRequest {
  readonly userId: string;
  readonly correlationId: string;
  readonly idempotencyKey: string;
  readonly entry: ScenarioEntry;
}

interface ScenariosModule extends ServiceModule {
  readonly readBudget: ReadBudget;
  /** Oldest first, with today's results. */
  readonly listScenarios: (userId: string) => Promise<readonly Scenario[]>;
  /** Idempotent by key. @throws AppError `financial-profile.unknown-county`, `scenario.too-many` */
  readonly createScenario: (request: CreateRequest) => Promise<Scenario>;
}

export function openScenarios(needed: Needed): ScenariosModule {
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
  const dependencies = { ...needed, store, updateBudget };
  return {
    stores: [store],
    routes: scenarioRoutes(dependencies),
    buyerData: { scenarios: store },
    readBudget: async (userId) => pinnedBudget(await store.findByUser(userId), rowsToday(needed)),
    listScenarios: (userId) => listScenarios(dependencies, userId),
    createScenario: ({ idempotencyKey, ...request }) =>
      createScenario(dependencies, { ...request, id: idFromKey(request.userId, idempotencyKey) }),
  };
}
