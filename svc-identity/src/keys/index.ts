export { keyRoutes, openKeyRing, type KeyRing } from './open-key-ring.js';
export { createRefreshSuccessors, type RefreshSuccessors } from './refresh-successors.js';
export { createSigningKeyStore } from './signing-key-store.js';
