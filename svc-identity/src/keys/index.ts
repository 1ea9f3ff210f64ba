export { keyRoutes } from './key-routes.js';
export { openKeyRing, type KeyRing } from './open-key-ring.js';
export { createSigningKeyStore } from './signing-key-store.js';
