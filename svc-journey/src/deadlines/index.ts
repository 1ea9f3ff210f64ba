export { addBusinessDays, isGeneralBusinessDay, isSpecificBusinessDay, rolledOver } from './business-days.js';
export { computeDeadlines, type ContractDeadlines } from './compute-deadlines.js';
export { dayOn, dayText, momentOf } from './property-clock.js';
export { requirePastDays } from './require-past-days.js';
