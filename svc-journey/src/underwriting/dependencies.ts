import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { LoanBuyer } from '../financial-profile/index.js';
import type { BasisChange } from '../milestones/index.js';
import type { AppliedLoan } from '../mortgage-application/index.js';
import type { CurrentContract } from '../purchase-contract/index.js';
import type { ConditionStore } from './condition-store.js';
import type { UnderwritingStore } from './underwriting-store.js';

/** What this room’s use cases depend on. */
export interface UnderwritingDependencies {
  readonly store: UnderwritingStore;
  readonly conditionStore: ConditionStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** The home that the buyer has under contract. */
  readonly readContract: (userId: string, transaction?: Transaction) => Promise<CurrentContract | undefined>;
  /** Without one, the last that the buyer closed on: it is shown, and nothing is saved to it any more. */
  readonly readShownContract: (userId: string) => Promise<CurrentContract | undefined>;
  readonly readLoan: (userId: string, contractId: string) => Promise<AppliedLoan>;
  readonly readBuyer: (userId: string) => Promise<LoanBuyer>;
  /** The pre-approval letter that lasts longest. */
  readonly readLetter: (userId: string) => Promise<{ readonly lender: string; readonly expiresOn: string } | undefined>;
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
  /** Completes or reopens the milestone. */
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
}

/** The buyer who changes something, the contract that it belongs to, and the version that they read. */
export interface FileRequest {
  readonly userId: string;
  readonly contractId: string;
  readonly version: number;
  readonly correlationId: string;
}
