import type { LoanEstimate, PreApprovalLetter } from '@hearthway/contracts/journey';
import { createRepeatedTask, type Dependencies, type ServiceModule, type Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { AddToRule, UpdateByRule } from '../milestones/index.js';
import type { RowsFor } from '../policy/index.js';
import { expireLetters } from './expire-letters.js';
import { isPreApproved, largestLetter, type PreApproval } from './pre-approval.js';
import { preApprovalRoutes } from './pre-approval-routes.js';
import { createPreApprovalStore } from './pre-approval-store.js';

/** Told of every change of a buyer's Loan Estimates, in its transaction. For modules that are opened later. */
export type FollowEstimates = (follower: UpdateByRule) => void;

interface Needed extends Pick<Dependencies, 'connection' | 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly addToRule: AddToRule;
  readonly keepEvents: KeepEvents;
  readonly policyRowsFor: RowsFor;
}

interface PreApprovalModule extends ServiceModule {
  /** Empty before the first change. */
  readonly readPreApproval: (userId: string) => Promise<PreApproval>;
  /** The largest that hasn't expired. */
  readonly readLetter: (userId: string) => Promise<PreApprovalLetter | undefined>;
  /** Whether the buyer told us that they need no loan. */
  readonly isPayingCash: (userId: string) => Promise<boolean>;
  /** In order of creation. */
  readonly readEstimates: (userId: string, transaction?: Transaction | null) => Promise<readonly LoanEstimate[]>;
  readonly followEstimates: FollowEstimates;
}

/** @param letterExpiryMilliseconds how often to look for buyers whose last letter has expired */
export function openPreApproval(needed: Needed, letterExpiryMilliseconds: number): PreApprovalModule {
  const store = createPreApprovalStore(needed.connection);
  const updateMilestone = needed.addToRule('get-pre-approved', {
    text: 'Log a pre-approval letter that hasn’t expired, or tell us you’re paying cash',
    path: '/get-pre-approved',
    isDone: async (userId, transaction) => isPreApproved(await store.findByUser(userId, transaction), needed.now()),
  });
  const estimateFollowers: UpdateByRule[] = [];
  const dependencies = { ...needed, store, updateMilestone, estimateFollowers };
  const expiry = createRepeatedTask({
    name: 'expiry of pre-approval letters',
    run: () => expireLetters(dependencies),
    pauseMilliseconds: letterExpiryMilliseconds,
    logger: needed.logger,
  });
  return {
    stores: [store],
    routes: preApprovalRoutes(dependencies),
    buyerData: { preApproval: store },
    readPreApproval: (userId) => store.findByUser(userId),
    readLetter: async (userId) => largestLetter((await store.findByUser(userId)).letters, needed.now()),
    isPayingCash: async (userId) => (await store.findByUser(userId)).progress.payingCash,
    readEstimates: async (userId, transaction = null) => (await store.findByUser(userId, transaction)).estimates,
    followEstimates: (follower) => void estimateFollowers.push(follower),
    start: () => expiry.start(),
    stop: () => expiry.stop(),
  };
}
