export { reconcileCash } from './cash-reconciliation.js';
export { closingChecks } from './closing-checks.js';
export { disclosureClock } from './disclosure-clock.js';
export { compareFees } from './fee-comparison.js';
