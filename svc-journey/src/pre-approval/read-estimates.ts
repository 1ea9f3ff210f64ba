import type { LoanEstimate } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { PreApprovalStore } from './pre-approval-store.js';

interface Dependencies {
  readonly store: PreApprovalStore;
}

export function readEstimates({ store }: Dependencies) {
  return async (userId: string): Promise<readonly LoanEstimate[]> => (await store.findByUser(userId)).estimates;
}

/** For a decision that rests on them: a change of them at the same time has to wait or start again. */
export function readEstimatesForChange({ store }: Dependencies) {
  return async (userId: string, transaction: Transaction): Promise<readonly LoanEstimate[]> =>
    (await store.findForChange(userId, transaction)).estimates;
}
