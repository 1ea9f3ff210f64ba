export { refuseNow, revokeAll, revokeSurplus } from './end-session.js';
export { openSession, type SessionProof } from './open-session.js';
export { createRefreshSuccessors } from './refresh-successors.js';
export { createRefreshSecretStore } from './refresh-secret-store.js';
export { createRevocationStore, type RevocationStore } from './revocation-store.js';
export type { SessionDependencies } from './session-dependencies.js';
export { sessionRoutes } from './session-routes.js';
export { createSessionStore, type SessionStore } from './session-store.js';
