export { EntryDialog } from './entry-dialog.js';
export type { EntryKind } from './entry-kind.js';
