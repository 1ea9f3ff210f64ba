export * from './appraisal.js';
export * from './appraisal-operations.js';
