export { baseServiceConfig, failPoint, type BaseServiceConfig, type FailPoint } from './base-service-config.js';
export { ConfigError, loadConfig } from './load-config.js';
export { formerSecrets, secret } from './secrets.js';
