import type { InspectionView } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import type { ContractFollower } from '../purchase-contract/index.js';
import { inspectionRoutes, type InspectionRoutesDependencies } from './inspection-routes.js';
import { createInspectionStore } from './inspection-store.js';
import { isDecided, windowOf } from './inspection-window.js';
import { readInspection } from './read-inspection.js';
import type { FindingsFollower } from './save-inspection.js';

export type { FindingsFollower, RemovedFindings } from './save-inspection.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<InspectionRoutesDependencies, 'store' | 'updateMilestone' | 'findingsFollowers'> & {
    readonly addToRule: AddToRule;
    readonly followContract: (follower: ContractFollower) => void;
  };

interface InspectionModule extends ServiceModule {
  /** Of the home that the buyer's pages are about; the guide alone without one. */
  readonly readInspection: (userId: string) => Promise<InspectionView>;
  /** Whether that inspection has this finding. */
  readonly hasFinding: (userId: string, findingId: string, transaction: Transaction) => Promise<boolean>;
  /** For modules that are opened later. */
  readonly followFindings: (follower: FindingsFollower) => void;
}

export function openInspection(needed: Needed): InspectionModule {
  const store = createInspectionStore(needed.connection);
  const updateMilestone = needed.addToRule('home-inspection', {
    text: 'Record that you go ahead: in time, if your contract has an inspection window',
    path: '/home-inspection',
    async isDone(userId, transaction) {
      const shown = await needed.readShownContract(userId, transaction);
      if (!shown) return false;
      // There is nothing left to decide, and nothing that the page would take.
      if (shown.contract.status === 'closed') return true;
      const { entry } = await store.find(userId, shown.contract.id, transaction);
      return isDecided(entry.decisions, windowOf(shown, needed.now()), shown.contract.terms);
    },
  });
  // A window that moves can take a decision out of it, or back into it.
  needed.followContract(({ userId, correlationId }, transaction) =>
    updateMilestone({ userId, correlationId }, transaction),
  );
  const findingsFollowers: FindingsFollower[] = [];
  const dependencies = { ...needed, store, updateMilestone, findingsFollowers };
  return {
    stores: [store],
    routes: inspectionRoutes(dependencies),
    buyerData: { inspections: store },
    readInspection: (userId) => readInspection(dependencies, userId),
    async hasFinding(userId, findingId, transaction) {
      const shown = await needed.readShownContract(userId, transaction);
      if (!shown) return false;
      const { entry } = await store.find(userId, shown.contract.id, transaction);
      return entry.findings.some(({ id }) => id === findingId);
    },
    followFindings: (follower) => void findingsFollowers.push(follower),
  };
}
