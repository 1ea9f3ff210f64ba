export * from './audit.js';
export * from './disclosure.js';
export * from './envelopes.js';
export * from './fields.js';
export * from './envelope-operations.js';
export * from './signing-operations.js';
export * from './signing-mail-kinds.js';
