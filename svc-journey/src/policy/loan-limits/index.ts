export { loadLimits } from './load-limits.js';
export { followLoanLimits, type RowsFor } from './loan-limit-feed.js';
export { createLoanLimitStore } from './loan-limit-store.js';
