export type { ImpressionsDrafts, ImpressionsEditor, ImpressionsState } from './impressions-editor.js';
export { statusText } from './impressions-editor.js';
export {
  conflictIn,
  problemIn,
  valuesOf,
  withRating,
  type Choice,
  type ImpressionsDraft,
} from './impressions-edits.js';
export { useImpressions } from './use-impressions.js';
