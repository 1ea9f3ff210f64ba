export { useEntryChange, withFields, withItem, type ContractEntryKind, type EntryChange } from './use-entry-change.js';
