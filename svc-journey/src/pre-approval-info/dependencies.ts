import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { IntroductionChange } from '../milestones/index.js';
import type { PreApprovalInfoStore } from './pre-approval-info-store.js';

/** What this room’s use cases depend on. */
export interface PreApprovalInfoDependencies {
  readonly store: PreApprovalInfoStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** Tells the first milestone that the ten questions are answered. */
  readonly updateIntroduction: (change: IntroductionChange, transaction: Transaction) => Promise<void>;
}
