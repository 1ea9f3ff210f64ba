export { EntryDialog, type DialogCalls, type DialogKind, type Versioned } from './entry-dialog.js';
