export type { Credentials, Registration, SignInCode } from './identity-client.js';
export { lazyIdentityClient } from './lazy-identity-client.js';
export { createSession, type Session } from './session.js';
