import { createRepeatedTask, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { AddToRule } from '../milestones/index.js';
import type { RowsFor } from '../policy/index.js';
import { expireLetters } from './expire-letters.js';
import { isPreApproved, type PreApproval } from './pre-approval.js';
import { preApprovalRoutes } from './pre-approval-routes.js';
import { createPreApprovalStore } from './pre-approval-store.js';

interface Needed extends Pick<Dependencies, 'connection' | 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly addToRule: AddToRule;
  readonly keepEvents: KeepEvents;
  readonly policyRowsFor: RowsFor;
}

interface PreApprovalModule extends ServiceModule {
  /** Empty before the first change. */
  readonly readPreApproval: (userId: string) => Promise<PreApproval>;
}

/** @param letterExpiryMilliseconds how often to look for buyers whose last letter has expired */
export function openPreApproval(needed: Needed, letterExpiryMilliseconds: number): PreApprovalModule {
  const store = createPreApprovalStore(needed.connection);
  const updateMilestone = needed.addToRule('get-pre-approved', {
    text: 'Log a pre-approval letter that hasn’t expired, or tell us you’re paying cash',
    path: '/get-pre-approved',
    isDone: async (userId, transaction) => isPreApproved(await store.findByUser(userId, transaction), needed.now()),
  });
  const dependencies = { ...needed, store, updateMilestone };
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
    start: () => expiry.start(),
    stop: () => expiry.stop(),
  };
}
