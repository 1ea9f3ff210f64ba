export * from './admin.js';
export * from './admin-reveals.js';
export * from './emails.js';
export * from './error-codes.js';
export * from './events.js';
export * from './http.js';
export * from './payments.js';
export * from './waitlist.js';
