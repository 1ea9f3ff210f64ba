import type { IdentityClient } from './identity-client.js';

const load = async (): Promise<IdentityClient> => (await import('./identity-client.js')).identityClient;

/**
 * The calls of the identity service, loaded by the first of them: with the contracts that they are parsed by they weigh
 * ten kilobytes, and most visitors of the public pages make none.
 */
export const lazyIdentityClient: IdentityClient = {
  register: async (bare, body) => (await load()).register(bare, body),
  login: async (bare, body) => (await load()).login(bare, body),
  refresh: async (bare) => (await load()).refresh(bare),
  me: async (authorized) => (await load()).me(authorized),
  logout: async (authorized) => (await load()).logout(authorized),
};
