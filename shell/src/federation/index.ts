export { checkedFiles, trustPagePreloads } from './runtime-plugins.js';
export { createSliceLoader } from './slice-loader.js';
