export {
  baseServiceConfig,
  failPoint,
  loadDatabaseConfig,
  tracingConfig,
  type BaseServiceConfig,
  type FailPoint,
  type TracingConfig,
} from './base-service-config.js';
export { ConfigError, loadConfig } from './load-config.js';
export { isPlainHttp, publicOrigin } from './public-origin.js';
export { formerSecrets, secret } from './secrets.js';
export { serviceAddresses } from './service-addresses.js';
