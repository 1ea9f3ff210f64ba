import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { FinishIntroduction } from '../milestones/index.js';
import type { PreApprovalInfoStore } from './pre-approval-info-store.js';

/** What the use cases of this room are given. */
export interface PreApprovalInfoDependencies {
  readonly store: PreApprovalInfoStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** Advances the milestones. */
  readonly finishIntroduction: (request: FinishIntroduction, transaction: Transaction) => Promise<void>;
}
