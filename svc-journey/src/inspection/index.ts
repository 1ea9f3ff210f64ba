export { inspectionFollower } from './follow-contract.js';
export { inspectionChecklist } from './inspection-checklist.js';
export { inspectionRoutes } from './inspection-routes.js';
export { createInspectionStore } from './inspection-store.js';
