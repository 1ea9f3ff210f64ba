export { findToChange, requireActiveContract, requireContract, type EntryRequest } from './change-entry.js';
export { createContractEntryStore, type ContractEntryStore, type StoredEntry } from './contract-entry-store.js';
