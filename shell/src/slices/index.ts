export { createSliceApplication } from './slice-application.js';
export type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
export { createSlicePlace } from './slice-place.js';
