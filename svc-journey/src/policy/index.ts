export { createLoanLimitStore, followLoanLimits, LimitsFileError, loadLimits } from './loan-limits/index.js';
export { logOverdueRows, measureOverdueRows } from './overdue-rows.js';
export { dayOf, policyAt, type PolicyReader } from './policy.js';
export type { PolicyKey } from './policy-rows.js';
