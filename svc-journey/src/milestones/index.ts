import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { milestoneConsumer } from './milestone-consumers.js';
import { createMilestoneRules, type AddToRule } from './milestone-rules.js';
import { milestoneRoutes } from './milestone-routes.js';
import { createMilestoneStore } from './milestone-store.js';

export { addMilestoneKeys } from './add-milestone-keys.js';
export type { AddToRule, UpdateByRule } from './milestone-rules.js';

export function openMilestones(dependencies: Dependencies): ServiceModule & { readonly addToRule: AddToRule } {
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
  };
}
