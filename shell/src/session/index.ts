export { identityClient, type Credentials, type Registration } from './identity-client.js';
export { createSession, type Session, type SessionDependencies } from './session.js';
