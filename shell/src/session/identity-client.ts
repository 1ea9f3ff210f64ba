import { refreshTimeouts } from '@hearthway/contracts/constants';
import * as identity from '@hearthway/contracts/identity';
import type { OperationInput, OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import type { signInByCode } from './sign-in-by-code.js';

export type Credentials = OperationInput<typeof identity.login>['body'];
export type Registration = OperationInput<typeof identity.register>['body'];
export type SignedIn = OperationReply<typeof identity.login>;

/** Calls svc-identity. `bare` sends no token, `authorized` sends the session's. All throw `RequestError`. */
export const identityClient = {
  register: (bare: Transport, body: Registration): Promise<SignedIn> =>
    callOperation(bare, identity.register, { body }),
  login: (bare: Transport, body: Credentials): Promise<SignedIn> => callOperation(bare, identity.login, { body }),
  refresh: async (bare: Transport): Promise<string> => {
    // Time out, so that a lost response can't block the other tabs, which wait for the lock.
    const signal = AbortSignal.timeout(refreshTimeouts.browserMilliseconds);
    return (await callOperation(bare, identity.refresh, undefined, { signal })).token;
  },
  me: (authorized: Transport): Promise<identity.User> => callOperation(authorized, identity.me),
  logout: (authorized: Transport): Promise<undefined> => callOperation(authorized, identity.logout),
} as const;

export type IdentityClient = typeof identityClient & { readonly signInByCode: typeof signInByCode };
