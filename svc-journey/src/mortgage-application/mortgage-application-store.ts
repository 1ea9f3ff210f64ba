import { emptyMortgageApplication } from '@hearthway/contracts/journey';
import type { Connection } from 'mongoose';
import { createContractEntryStore } from '../contract-entries/index.js';

export type MortgageApplicationStore = ReturnType<typeof createMortgageApplicationStore>;

export function createMortgageApplicationStore(connection: Connection) {
  return createContractEntryStore(connection, {
    model: 'MortgageApplication',
    collection: 'mortgage-applications',
    empty: emptyMortgageApplication,
  });
}
