export * from './conditions.js';
export * from './deposit-letter.js';
export * from './stages.js';
export * from './underwriting-operations.js';
