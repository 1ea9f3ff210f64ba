/**
 * Error and toast texts, word for word from the specification (sections 2, 5, and 8) unless marked otherwise. A module for
 * each part of the product, so that a page loads its own only.
 */
export * from './account.js';
export * from './admin.js';
export * from './dashboard.js';
export * from './lenders.js';
export * from './milestones.js';
export * from './payments.js';
export * from './problems.js';
export * from './requests.js';
export type * from './toast-text.js';
export * from './waitlist.js';
export * from './wizard.js';
