export { appraisalChecklist } from './appraisal-checklist.js';
export { createConditionStore } from './condition-store.js';
export { underwritingFollower } from './follow-changes.js';
export { createUnderwritingStore } from './underwriting-store.js';
export { underwritingRoutes } from './underwriting-routes.js';
