export { manifestTimeout } from './manifest-timeout.js';
export { trustPagePreloads } from './page-preloads.js';
export { fetchRemotes, readRemotes } from './remotes.js';
export { createSliceLoader } from './slice-loader.js';
