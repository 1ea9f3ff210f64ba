import { emptyInspection, type Inspection } from '@hearthway/contracts/journey';
import type { Connection } from 'mongoose';
import { createContractEntryStore, type ContractEntryStore, type StoredEntry } from '../contract-entries/index.js';

/** What the buyer wrote, and their decisions. */
export type KeptInspection = Omit<Inspection, 'version' | 'updatedAt'>;
export type StoredInspection = StoredEntry<KeptInspection>;
export type InspectionStore = ContractEntryStore<KeptInspection>;

export const createInspectionStore = (connection: Connection): InspectionStore =>
  createContractEntryStore<KeptInspection>(connection, {
    model: 'Inspection',
    collection: 'inspections',
    empty: { ...emptyInspection, decisions: [] },
  });
