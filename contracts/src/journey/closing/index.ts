export * from './closing-lists.js';
export * from './closing-entry.js';
export * from './closing.js';
export * from './closing-operations.js';
