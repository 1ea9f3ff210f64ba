import type { IdentityClient, identityClient } from './identity-client.js';

const load = async (): Promise<typeof identityClient> => (await import('./identity-client.js')).identityClient;

/**
 * Loads the identity client on the first call. With its contracts it's 10 KB, and most visitors of the public pages never
 * need it.
 */
export const lazyIdentityClient: IdentityClient = {
  register: async (bare, body) => (await load()).register(bare, body),
  login: async (bare, body) => (await load()).login(bare, body),
  signInByCode: async (bare, body) => (await import('./sign-in-by-code.js')).signInByCode(bare, body),
  refresh: async (bare) => (await load()).refresh(bare),
  me: async (authorized) => (await load()).me(authorized),
  logout: async (authorized) => (await load()).logout(authorized),
};
