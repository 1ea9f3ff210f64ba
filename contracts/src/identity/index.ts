export * from './account-links.js';
export * from './account-mails.js';
export * from './http.js';
export * from './data-exports.js';
export * from './events.js';
export * from './kept-after-deletion.js';
export * from './security-log.js';
export { identityIssuer } from './issuer.js';
