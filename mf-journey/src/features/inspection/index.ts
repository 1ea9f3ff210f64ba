export { fetchLetter } from './api.js';
export { useInspection, useInspectionChanges } from './use-inspection.js';
