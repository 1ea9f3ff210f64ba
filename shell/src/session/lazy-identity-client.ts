import type { IdentityClient } from './access-client.js';

const loadAccess = async () => (await import('./access-client.js')).accessClient;
const loadSession = async () => (await import('./session-client.js')).sessionClient;

/**
 * Loads a client on its first call. With their contracts, both are 10 KB: most visitors of the public pages need none of it,
 * and buyers who are signed in need a third.
 */
export const lazyIdentityClient: IdentityClient = {
  register: async (bare, body) => (await loadAccess()).register(bare, body),
  login: async (bare, body) => (await loadAccess()).login(bare, body),
  refresh: async (bare) => (await loadSession()).refresh(bare),
  me: async (authorized) => (await loadSession()).me(authorized),
  requestPasswordReset: async (bare, body) => (await loadAccess()).requestPasswordReset(bare, body),
  completePasswordReset: async (bare, body) => (await loadAccess()).completePasswordReset(bare, body),
  completeEmailVerification: async (bare, token) => (await loadAccess()).completeEmailVerification(bare, token),
  logout: async (authorized) => (await loadSession()).logout(authorized),
};
