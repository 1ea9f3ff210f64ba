export * from './contract-operations.js';
export * from './deadlines.js';
export * from './property-time-zones.js';
export * from './purchase-contract.js';
export * from './purchase-terms.js';
export * from './contract-entry.js';
