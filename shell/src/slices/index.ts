export { createSliceApplication, type SlicePhase } from './slice-application.js';
export type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
export { createSlicePlace, type SlicePlace } from './slice-place.js';
