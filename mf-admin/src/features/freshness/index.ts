export { Freshness } from './freshness.js';
export { RefreshFailure } from './refresh-failure.js';
