export * from './event-data.js';
export * from './http.js';
export * from './intake.js';
