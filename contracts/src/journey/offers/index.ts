export * from './comparables.js';
export * from './offer-operations.js';
export * from './offer-terms.js';
export * from './offers.js';
export * from './term-text.js';
