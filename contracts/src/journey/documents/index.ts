export * from './document-slots.js';
export * from './documents.js';
export * from './document-operations.js';
export * from './photos.js';
export * from './document-shares.js';
export * from './document-share-operations.js';
