import { emptyUnderwriting, type UnderwritingEntry } from '@hearthway/contracts/journey';
import type { Connection } from 'mongoose';
import { createContractEntryStore, type ContractEntryStore } from '../contract-entries/index.js';

export type UnderwritingStore = ContractEntryStore<UnderwritingEntry>;

export const createUnderwritingStore = (connection: Connection): UnderwritingStore =>
  createContractEntryStore(connection, {
    model: 'Underwriting',
    collection: 'underwritings',
    empty: emptyUnderwriting,
  });
