export { baseServiceConfig, failPoint, type BaseServiceConfig, type FailPoint } from './base-service-config.js';
export { ConfigError, loadConfig } from './load-config.js';
