export { createSliceApplication } from './slice-application.js';
export type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
export { createSlicePlaceholder } from './slice-placeholder.js';
export { tellOutcome } from './tell-outcome.js';
