export { createSliceApplication, type SliceOutcome } from './slice-application.js';
export type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
export { createSlicePlaceholder } from './slice-placeholder.js';
