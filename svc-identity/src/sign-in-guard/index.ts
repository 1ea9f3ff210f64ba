export { createPlaceKeys, type GuardedAccount, type SignInOrigin } from './place-keys.js';
export { createSignInGuard, type SignInGuard } from './sign-in-guard.js';
export { createSignInOrigins, originOf, type SignInOrigins } from './sign-in-origins.js';
export { createSignInStore } from './sign-in-store.js';
