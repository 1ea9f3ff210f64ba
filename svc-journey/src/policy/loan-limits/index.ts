export { withLimits } from './limit-rows.js';
export { limitsToShip } from './limits-to-ship.js';
export { loadLimits } from './load-limits.js';
export { followLoanLimits, type RowsFor } from './loan-limit-feed.js';
export { createLoanLimitStore } from './loan-limit-store.js';
