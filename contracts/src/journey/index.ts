export * from './http.js';
export * from './events.js';
export * from './milestones.js';
export { journeyErrors } from './error-codes.js';
