export { FormDialog } from './form-dialog.js';
export { ItemDialog } from './item-dialog.js';
export { QuestionDialog } from './question-dialog.js';
export { useItems, type OpenItem } from './use-items.js';
