export { applicationChecks } from './application-checks.js';
export { applicationDates } from './application-dates.js';
export type { ApplicationClock } from './application-clock.js';
