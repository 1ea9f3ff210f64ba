export { createLogger, type Logger, type LoggerOptions } from './create-logger.js';
export { maskedText } from './personal-text.js';
export { runInScope } from './request-scope.js';
