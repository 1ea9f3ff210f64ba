export { compareDays, type DayComparison } from './compare-days.js';
