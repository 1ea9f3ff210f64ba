import type { ClosingView } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import type { FollowEstimates } from '../pre-approval/index.js';
import type { ContractFollower } from '../purchase-contract/index.js';
import { closingRoutes } from './closing-routes.js';
import { createClosingStore } from './closing-store.js';
import type { ClosingDependencies, ClosingReads } from './dependencies.js';
import { followEstimateChanges } from './first-year/index.js';
import { readClosing } from './read-closing.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<ClosingDependencies, 'store' | 'updateMilestone'> & {
    readonly addToRule: AddToRule;
    readonly followContract: (follower: ContractFollower) => void;
    readonly followEstimates: FollowEstimates;
  };

interface ClosingModule extends ServiceModule {
  /** The closing of the current contract, what its papers say, and the first year. */
  readonly readClosing: (userId: string) => Promise<ClosingView>;
}

export function openClosing(needed: Needed): ClosingModule {
  const store = createClosingStore(needed.connection);
  const isNoted = (day: 'signedOn' | 'keysOn') => async (userId: string, transaction: ReadTransaction) => {
    const shown = await needed.readShownContract(userId, transaction);
    if (!shown) return false;
    return (await store.find(userId, shown.contract.id, transaction)).entry[day] !== null;
  };
  const updateMilestone = needed.addToRule(
    'closing',
    { text: 'Note the day you signed', path: '/closing', isDone: isNoted('signedOn') },
    { text: 'Note the day you got the keys', path: '/closing', isDone: isNoted('keysOn') },
  );
  needed.followContract(({ userId, correlationId }, transaction) =>
    updateMilestone({ userId, correlationId }, transaction),
  );
  const dependencies = { ...needed, store, updateMilestone };
  needed.followEstimates(followEstimateChanges(dependencies));
  return {
    stores: [store],
    routes: closingRoutes(dependencies),
    buyerData: { closings: store },
    readClosing: (userId) => readClosing(dependencies, userId),
  };
}

type ReadTransaction = Parameters<ClosingReads['readShownContract']>[1];
