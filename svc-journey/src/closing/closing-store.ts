import { emptyClosing, type ClosingEntry } from '@hearthway/contracts/journey';
import type { Connection } from 'mongoose';
import { createContractEntryStore, type ContractEntryStore, type StoredEntry } from '../contract-entries/index.js';

/** What a buyer keeps about the closing of one contract. */
export interface ClosingRecord extends Readonly<ClosingEntry> {
  /** Both are `null` until the buyer has the keys. YYYY-MM-DD. */
  readonly signedOn: string | null;
  readonly keysOn: string | null;
}

export type StoredClosing = StoredEntry<ClosingRecord>;
export type ClosingStore = ContractEntryStore<ClosingRecord>;

export const createClosingStore = (connection: Connection): ClosingStore =>
  createContractEntryStore<ClosingRecord>(connection, {
    model: 'Closing',
    collection: 'closings',
    empty: { ...emptyClosing, signedOn: null, keysOn: null },
  });
