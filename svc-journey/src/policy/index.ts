export { dayOf, policyAt, type PolicyReader } from './policy.js';
export { measureOverdueRows } from './policy-metrics.js';
export { reportOverdueRows } from './report-overdue-rows.js';
export type { PolicyKey } from './policy-rows.js';
