export { compareDays } from './compare-days.js';
