import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { BoardMove } from '../homes/index.js';
import type { BasisChange } from '../milestones/index.js';
import type { PurchaseContractStore } from './purchase-contract-store.js';
import type { CurrentContract } from './stored-contract.js';

/** What this room’s use cases depend on. */
export interface PurchaseContractDependencies {
  readonly store: PurchaseContractStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** False if the buyer has no such home. */
  readonly putHomeUnderContract: (move: BoardMove, transaction: Transaction) => Promise<boolean>;
  readonly returnHomeToBoard: (move: BoardMove, transaction: Transaction) => Promise<void>;
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
  readonly updateBasis: (change: BasisChange, transaction: Transaction) => Promise<void>;
  /** The rooms that depend on the contract. Each is notified in the transaction that begins, changes, or ends it. */
  readonly followers: readonly ContractFollower[];
}

export type ContractFollower = (moved: MovedContract, transaction: Transaction) => Promise<void>;

/** A contract after its change, with the deadlines it has now. */
export interface MovedContract extends CurrentContract {
  readonly userId: string;
  readonly correlationId: string;
}

/** The buyer whose contract a request changes, as they last read it. */
export interface ContractRequest {
  readonly userId: string;
  readonly version: number;
  readonly correlationId: string;
}
