export type { Credentials, Registration } from './identity-client.js';
export { lazyIdentityClient } from './lazy-identity-client.js';
export { createSession, type Session } from './session.js';
export type { SignInCode } from './sign-in-by-code.js';
