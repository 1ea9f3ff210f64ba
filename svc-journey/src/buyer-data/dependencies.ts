import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { ErasureStore } from './erasure-store.js';

/** A room that stores something about buyers. */
export interface BuyerRoom {
  /** Everything stored about the buyer, readable; undefined if there is nothing. */
  findForExport(userId: string): Promise<unknown>;
  /** Missing in a room that handles deleted accounts itself. */
  deleteByUser?(userId: string, transaction: Transaction): Promise<void>;
}

/** What this room’s use cases depend on. */
export interface BuyerDataDependencies {
  /** By the name that each room's part has in a data export. */
  readonly rooms: Readonly<Record<string, BuyerRoom>>;
  readonly erasures: ErasureStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
}
