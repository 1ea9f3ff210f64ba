export { refuseGuessable } from './password-rule.js';
export { createPasswords, type Passwords } from './password-hashing.js';
