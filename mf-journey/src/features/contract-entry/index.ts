export { useEntryChange, withItem, type ContractEntryKind, type EntryChange } from './use-entry-change.js';
