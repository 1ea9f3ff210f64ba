export type { Credentials, Registration } from './access-client.js';
export { lazyIdentityClient } from './lazy-identity-client.js';
export { createSession, type Session } from './session.js';
