export { rolledOver } from './business-days.js';
export { computeDeadlines, type ContractDeadlines } from './compute-deadlines.js';
export { dayOn, momentOf } from './property-clock.js';
export { requirePastDays } from './require-past-days.js';
