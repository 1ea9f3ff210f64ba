import type { Home, PurchaseContract, UsStateCode } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { BasisChange } from '../milestones/index.js';
import type { CurrentContract } from '../purchase-contract/index.js';
import type { InspectionStore } from './inspection-store.js';
import type { BuyerFunds } from './reserves.js';

interface ContractMove {
  readonly userId: string;
  readonly correlationId: string;
}

/** What this room’s use cases depend on. */
export interface InspectionDependencies {
  readonly store: InspectionStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly readContract: (userId: string, transaction?: Transaction) => Promise<CurrentContract | undefined>;
  /** Without one, the last that the buyer closed on: it is shown, and nothing is saved to it any more. */
  readonly readShownContract: (userId: string) => Promise<CurrentContract | undefined>;
  readonly moveDeadline: (
    move: ContractMove & { readonly deadlineKey: string; readonly ownDate: string; readonly ownTime: string },
    transaction: Transaction,
  ) => Promise<void>;
  /** `undefined` if the buyer isn’t under this contract any more. */
  readonly endContract: (
    ending: ContractMove & { readonly contractId: string },
    transaction: Transaction,
  ) => Promise<PurchaseContract | undefined>;
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
  readonly findHome: (userId: string, homeId: string) => Promise<Home | undefined>;
  /** Where the buyer wants to buy; for the time before a contract. */
  readonly readState: (userId: string) => Promise<UsStateCode | undefined>;
  /** For a home at the contract’s price. */
  readonly readBuyer: (userId: string, home: Home | undefined) => Promise<BuyerFunds>;
}

/** The inspection of one contract of the signed-in buyer, as they last read it. */
export interface InspectionRequest {
  readonly userId: string;
  readonly contractId: string;
  readonly version: number;
  readonly correlationId: string;
}
