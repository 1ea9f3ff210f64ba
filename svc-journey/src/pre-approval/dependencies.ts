import type { LoanEstimate } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { BasisChange } from '../milestones/index.js';
import type { PreApprovalStore } from './pre-approval-store.js';

/** What this room’s use cases depend on. */
export interface PreApprovalDependencies {
  readonly store: PreApprovalStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Completes or reopens the milestone. */
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
  /** Tells the loan application of the current contract. */
  readonly followEstimates: (
    estimates: readonly LoanEstimate[],
    change: Change,
    transaction: Transaction,
  ) => Promise<void>;
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
}

/** Whose pre-approval a request changes, and the id that its events carry. */
export interface Change {
  readonly userId: string;
  readonly correlationId: string;
}
