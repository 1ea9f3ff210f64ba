export * from './account-links.js';
export * from './account-mail-kinds.js';
export * from './current-session.js';
export * from './http.js';
export * from './data-exports.js';
export * from './events.js';
export * from './kept-after-deletion.js';
export { identityErrors } from './error-codes.js';
export { identityIssuer } from './issuer.js';
