import { refreshTimeouts } from '@hearthway/contracts/constants';
import { logout, me, refresh, type User } from '@hearthway/contracts/identity';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** What a signed-in page asks svc-identity. `bare` sends no token, `authorized` sends the session's. All throw `RequestError`. */
export const sessionClient = {
  refresh: async (bare: Transport): Promise<string> => {
    // Time out, so that a lost response can't block the other tabs, which wait for the lock.
    const signal = AbortSignal.timeout(refreshTimeouts.browserMilliseconds);
    return (await callOperation(bare, refresh, undefined, { signal })).token;
  },
  me: (authorized: Transport): Promise<User> => callOperation(authorized, me),
  logout: (authorized: Transport): Promise<undefined> => callOperation(authorized, logout),
} as const;
