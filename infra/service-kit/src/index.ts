export * from './config/index.js';
export { AppError, describeError, type AppErrorOptions } from './errors/index.js';
export * from './http/index.js';
export { createLogger, type Logger, type LoggerOptions } from './logging/index.js';
export * from './messaging/index.js';
export * from './metrics/index.js';
export * from './mongo/index.js';
export * from './process/index.js';
export * from './tokens/index.js';
