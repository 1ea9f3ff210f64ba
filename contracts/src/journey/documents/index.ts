export * from './slots.js';
export * from './slot-operations.js';
export * from './documents.js';
export * from './document-operations.js';
export * from './shares.js';
export * from './share-operations.js';
