export { createPasswords, type Passwords } from './password-hashing.js';
