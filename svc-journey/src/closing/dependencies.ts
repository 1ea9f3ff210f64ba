import type { LoanEstimate, MortgageApplicationEntry } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import type { DeadlineOutcome, Keys, KeysChange, ShownContract } from '../purchase-contract/index.js';
import type { ClosingStore } from './closing-store.js';

/** What other modules know about the loan, the home's value, and the contract. */
export interface ClosingReads {
  readonly readShownContract: (userId: string, transaction?: Transaction | null) => Promise<ShownContract | undefined>;
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
  readonly readApplication: (
    userId: string,
    contractId: string,
    transaction: Transaction | null,
  ) => Promise<Pick<MortgageApplicationEntry, 'lock'>>;
  /** Of the lender that the buyer goes ahead with, earliest first; none before that choice. */
  readonly readLenderEstimates: (
    userId: string,
    contractId: string,
    transaction: Transaction | null,
  ) => Promise<readonly LoanEstimate[]>;
  /** In cents; `null` until the appraisal has a value. */
  readonly readAppraisedValue: (
    userId: string,
    contractId: string,
    transaction: Transaction | null,
  ) => Promise<number | null>;
}

/** What the use cases of this module depend on. */
export interface ClosingDependencies extends ClosingReads, Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: ClosingStore;
  readonly settleDeadline: (outcome: DeadlineOutcome, transaction: Transaction) => Promise<void>;
  /** Nothing if the contract isn't active. */
  readonly closeContract: (keys: Keys, transaction: Transaction) => Promise<void>;
  /** @throws AppError `contract.exists` */
  readonly reopenContract: (change: KeysChange, transaction: Transaction) => Promise<void>;
  readonly keepEvents: KeepEvents;
  readonly updateMilestone: UpdateByRule;
}
