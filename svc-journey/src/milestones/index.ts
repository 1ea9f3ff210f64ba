import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import { finishIntroduction, type FinishIntroduction } from './finish-introduction.js';
import { milestoneConsumer } from './milestone-consumers.js';
import { milestoneRoutes } from './milestone-routes.js';
import { createMilestoneStore } from './milestone-store.js';

export { addMilestoneKeys } from './add-milestone-keys.js';
export type { FinishIntroduction } from './finish-introduction.js';

export function openMilestones(dependencies: Dependencies): ServiceModule & {
  readonly finishIntroduction: (request: FinishIntroduction, transaction: Transaction) => Promise<void>;
} {
  const store = createMilestoneStore(dependencies.connection);
  const withStore = { ...dependencies, store };
  return {
    stores: [store],
    routes: milestoneRoutes(withStore),
    consumers: [milestoneConsumer(withStore)],
    buyerData: {
      milestones: {
        findForExport: (userId) => store.findForExport(userId),
        deleteByUser: (userId, transaction) => store.deleteByUser(userId, dependencies.now(), transaction),
      },
    },
    finishIntroduction: (request, transaction) => finishIntroduction(withStore, request, transaction),
  };
}
