export { createCallVerifier, signCall, type Call, type CallVerifier } from './call-credential.js';
export {
  calledConfig,
  callingConfig,
  newSigningKey,
  publicKeyOf,
  readSigningKey,
  signingKey,
  verifyingKey,
  type CallerKey,
  type SigningKey,
  type VerifyingKey,
} from './call-keys.js';
export { isLostConnection } from './connection-errors.js';
export { createInstances, type Instances } from './instances.js';
export type { JsonAnswer, ServiceAnswer } from './request-json.js';
export {
  createServiceClient,
  type CallingConfig,
  type ServiceClient,
  type ServiceClientOptions,
} from './service-client.js';
export { readTlsFiles, type TlsFiles } from './tls-files.js';
