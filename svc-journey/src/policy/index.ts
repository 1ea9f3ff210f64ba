export { deadlineRowOn, deadlineRows, type DeadlineRow } from './deadline-rows.js';
export { documentSlotRowsOn, type DocumentSlotRow, type SlotCondition } from './document-slot-rows.js';
export { formRowOn, licenseRowOn, type InspectionFormRow } from './inspection-rows.js';
export { firstYearRowOn, type FirstYearRow } from './first-year-rows.js';
export { logOverdueRows, measureOverdueRows } from './overdue-rows.js';
export { dayOf, policyAt, rowsInForce, rowsOnDay, type PolicyReader } from './policy.js';
export type { PolicyKey } from './policy-rows.js';
