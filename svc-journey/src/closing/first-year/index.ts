export { firstYear } from './first-year.js';
export { followEstimateChanges } from './follow-estimates.js';
export { keepFirstYear } from './keep-first-year.js';
