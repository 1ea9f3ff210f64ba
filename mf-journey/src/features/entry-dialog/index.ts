export { EntryButtons } from './entry-buttons.js';
export { EntryDialog, type DialogCalls, type DialogKind } from './entry-dialog.js';
export { EntryDialogs, type OpenDialog } from './entry-dialogs.js';
export type { EntryCalls, EntryKind } from './entry-kind.js';
