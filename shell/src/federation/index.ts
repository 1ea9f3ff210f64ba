export { followReleases } from './follow-releases.js';
export { fetchLiveReleases } from './live-releases.js';
export { addDigests, loadDigests } from './integrity.js';
export { createHealthReports } from './report-health.js';
export { checkedFiles, manifestTimeout, trustPagePreloads } from './runtime-plugins.js';
export { createSliceLoader } from './slice-loader.js';
