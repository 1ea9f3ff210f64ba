export { AppError, type AppErrorOptions } from './app-error.js';
export { describeError, toError } from './describe-error.js';
