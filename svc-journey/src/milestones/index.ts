import type { Milestone, MilestoneRule } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { milestoneConsumer } from './milestone-consumers.js';
import { createMilestoneRules, type AddToRule } from './milestone-rules.js';
import { milestoneRoutes } from './milestone-routes.js';
import { createMilestoneStore, type MilestoneStore } from './milestone-store.js';
import { createReopenMilestones, type ReopenMilestones } from './reopen-milestones.js';
import { listMilestones } from './start-journey.js';

export type { AddToRule, MilestoneRulePart, UpdateByRule } from './milestone-rules.js';
export type { ReopenMilestones } from './reopen-milestones.js';

interface MilestonesModule extends ServiceModule {
  readonly addToRule: AddToRule;
  readonly reopenMilestones: ReopenMilestones;
  readonly wasErased: MilestoneStore['wasErased'];
  /** By order. */
  readonly listMilestones: (userId: string) => Promise<readonly Milestone[]>;
  readonly listMilestoneRules: (userId: string) => Promise<readonly MilestoneRule[]>;
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
    reopenMilestones: createReopenMilestones(withStore),
    wasErased: (userId, transaction) => store.wasErased(userId, transaction),
    listMilestones: (userId) => listMilestones(withStore, userId),
    listMilestoneRules: (userId) => rules.list(userId),
  };
}
