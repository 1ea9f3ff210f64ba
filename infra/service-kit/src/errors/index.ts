export { AppError, VersionConflict, type AppErrorOptions } from './app-error.js';
export { describeError, toError } from './describe-error.js';
export { refuseReusedKey } from './refuse-reused-key.js';
