export * from './audits/index.js';
export * from './calls/index.js';
export { createClock } from './clock/index.js';
export * from './concurrency/index.js';
export * from './config/index.js';
export * from './cookies/index.js';
export * from './encryption/index.js';
export {
  AppError,
  describeError,
  refuseReusedKey,
  VersionConflict,
  type AppErrorOptions,
  toError,
} from './errors/index.js';
export * from './http/index.js';
export { createTaskClaim } from './leases/index.js';
export { createLogger, maskedText, type Logger, type LoggerOptions } from './logging/index.js';
export * from './messaging/index.js';
export * from './metrics/index.js';
export * from './migrations/index.js';
export * from './mongo/index.js';
export * from './networks/index.js';
export * from './process/index.js';
export * from './sealing/index.js';
export * from './signed-tokens/index.js';
export * from './tokens/index.js';
export * from './tracing/index.js';
