export { EntryCheckbox } from './entry-checkbox.js';
export { EntryFormDialog } from './entry-form-dialog.js';
export { InlineEntryForm } from './inline-entry-form.js';
export {
  ChangedElsewhere,
  useEntryChange,
  withFields,
  withItem,
  type ContractEntryKind,
  type EntryChange,
  type FailureShown,
} from './use-entry-change.js';
export { useEntryForm } from './use-entry-form.js';
export { useScheduleRefresh } from './use-schedule-refresh.js';
