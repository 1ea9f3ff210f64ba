import type { FinancialProfile, LoanEstimate, PurchaseContract } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { BasisChange } from '../milestones/index.js';
import type { MortgageApplicationStore } from './mortgage-application-store.js';
import type { ApplicantFacts } from './packet/index.js';

/** What this room’s use cases depend on. */
export interface MortgageApplicationDependencies {
  readonly store: MortgageApplicationStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** The home that the buyer has under contract. */
  readonly findContract: (userId: string, transaction?: Transaction | null) => Promise<PurchaseContract | undefined>;
  /** Without one, the last that the buyer closed on: it is shown, and nothing is saved to it any more. */
  readonly findShownContract: (userId: string) => Promise<PurchaseContract | undefined>;
  readonly readEstimates: (userId: string) => Promise<readonly LoanEstimate[]>;
  /** Makes a change of them at the same time wait. */
  readonly readEstimatesForChange: (userId: string, transaction: Transaction) => Promise<readonly LoanEstimate[]>;
  readonly readInfo: (userId: string) => Promise<ApplicantFacts['info']>;
  readonly readProfile: (userId: string) => Promise<FinancialProfile | undefined>;
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
  /** Completes or reopens the milestone. */
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
}

/** The buyer who saves, the contract that they see, and the version that they read. */
export interface ApplicationRequest {
  readonly userId: string;
  readonly contractId: string;
  readonly version: number;
  readonly correlationId: string;
}
