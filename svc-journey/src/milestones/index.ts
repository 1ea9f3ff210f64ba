import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { milestoneConsumer } from './milestone-consumers.js';
import { createMilestoneRules, type AddToRule } from './milestone-rules.js';
import { milestoneRoutes } from './milestone-routes.js';
import { createMilestoneStore, type MilestoneStore } from './milestone-store.js';

export { addMilestoneKeys } from './add-milestone-keys.js';
export type { AddToRule, UpdateByRule } from './milestone-rules.js';

interface MilestonesModule extends ServiceModule {
  readonly addToRule: AddToRule;
  readonly wasErased: MilestoneStore['wasErased'];
}

export function openMilestones(dependencies: Dependencies): MilestonesModule {
  const store = createMilestoneStore(dependencies.connection);
  const withStore = { ...dependencies, store };
  const rules = createMilestoneRules(withStore);
  return {
    stores: [store],
    routes: milestoneRoutes(withStore, rules),
    consumers: [milestoneConsumer(withStore)],
    buyerData: {
      milestones: {
        findForExport: (userId) => store.findForExport(userId),
        deleteByUser: (userId, transaction) => store.deleteByUser(userId, dependencies.now(), transaction),
      },
    },
    addToRule: rules.addToRule,
    wasErased: (userId, transaction) => store.wasErased(userId, transaction),
  };
}
