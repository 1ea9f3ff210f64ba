export * from './application-sections.js';
export * from './estimate-history.js';
export * from './mortgage-application.js';
export * from './mortgage-application-operations.js';
