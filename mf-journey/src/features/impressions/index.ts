export type { ImpressionsDrafts, ImpressionsEditor, ImpressionsState } from './impressions-editor.js';
export { statusText } from './impressions-editor.js';
export {
  conflictIn,
  problemIn,
  valuesOf,
  withRating,
  type Choice,
  type ImpressionsConflict,
  type ImpressionsDraft,
} from './impressions-edits.js';
export { useImpressions } from './use-impressions.js';
export { WaitingNotes } from './waiting-notes.js';
