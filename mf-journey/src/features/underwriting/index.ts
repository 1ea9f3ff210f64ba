export { fetchValueRequest } from './api.js';
export { useAppraisal, useConditions, useUnderwriting } from './use-underwriting.js';
export { useConditionChanges, useFileChanges } from './use-file-changes.js';
