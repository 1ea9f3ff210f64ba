export { deviceOf } from './device.js';
export type { SessionDependencies } from './session-dependencies.js';
export {
  openSession,
  refuseNow,
  revokeAll,
  revokeSurplus,
  toRevocation,
  type SessionProof,
} from './session-lifecycle.js';
export { sessionRoutes } from './session-routes.js';
export { createSessionStore, type SessionStore } from './session-store.js';
