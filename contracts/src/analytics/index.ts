export * from './http.js';
export * from './event-data.js';
export * from './intake.js';
export * from './report.js';
export * from './figure-definitions.js';
