export { createAccountDirectory, UnexpectedAnswerError, type AccountDirectory } from './account-directory.js';
