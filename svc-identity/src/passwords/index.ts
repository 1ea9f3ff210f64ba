export { createPasswords, type Passwords } from './hash-password.js';
