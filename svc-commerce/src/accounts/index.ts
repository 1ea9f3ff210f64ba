export { createAccountDirectory, type AccountDirectory } from './account-directory.js';
