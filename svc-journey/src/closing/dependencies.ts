import type { LoanEstimate, MortgageApplicationEntry, PurchaseContract } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { BasisChange } from '../milestones/index.js';
import type { ClosingStore } from './closing-store.js';

/** What this room’s use cases depend on. */
export interface ClosingDependencies {
  readonly store: ClosingStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** The home under contract; without one, the last that the buyer closed on. */
  readonly findContract: (userId: string, transaction?: Transaction | null) => Promise<PurchaseContract | undefined>;
  /** Does nothing if it is closed already. */
  readonly closeContract: (change: ContractChange, transaction: Transaction) => Promise<void>;
  /** @throws AppError `contract.exists` if the buyer has another home under contract */
  readonly reopenContract: (change: ContractChange, transaction: Transaction) => Promise<void>;
  readonly readApplication: (
    userId: string,
    contractId: string,
  ) => Promise<Pick<MortgageApplicationEntry, 'estimateId' | 'lock'>>;
  readonly readEstimates: (userId: string) => Promise<readonly LoanEstimate[]>;
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
  /** Completes or reopens the milestone. */
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
}

export interface ContractChange {
  readonly userId: string;
  readonly contractId: string;
  readonly correlationId: string;
}

/** The buyer who saves, the contract that they see, and the version that they read. */
export interface ClosingRequest {
  readonly userId: string;
  readonly contractId: string;
  readonly version: number;
  readonly correlationId: string;
}
