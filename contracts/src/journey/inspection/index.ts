export * from './inspection.js';
export * from './inspection-operations.js';
