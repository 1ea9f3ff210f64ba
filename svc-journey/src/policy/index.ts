export { overdueRows, policyAt, PolicyGapError, type PolicyReader } from './policy.js';
export type { PolicyRow } from './policy-row.js';
export type { PolicyKey } from './policy-rows.js';
