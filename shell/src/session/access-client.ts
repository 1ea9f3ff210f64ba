import * as identity from '@hearthway/contracts/identity';
import type { OperationInput, OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import type { sessionClient } from './session-client.js';

export type Credentials = OperationInput<typeof identity.login>['body'];
export type Registration = OperationInput<typeof identity.register>['body'];
export type PasswordResetRequest = OperationInput<typeof identity.requestPasswordReset>['body'];
export type NewPassword = OperationInput<typeof identity.completePasswordReset>['body'];
export type SignedIn = OperationReply<typeof identity.login>;

/** What the sign-in screens ask svc-identity, without a token. All throw `RequestError`. */
export const accessClient = {
  register: (bare: Transport, body: Registration): Promise<SignedIn> =>
    callOperation(bare, identity.register, { body }),
  login: (bare: Transport, body: Credentials): Promise<SignedIn> => callOperation(bare, identity.login, { body }),
  requestPasswordReset: (bare: Transport, body: PasswordResetRequest): Promise<undefined> =>
    callOperation(bare, identity.requestPasswordReset, { body }),
  completePasswordReset: (bare: Transport, body: NewPassword): Promise<undefined> =>
    callOperation(bare, identity.completePasswordReset, { body }),
  completeEmailVerification: (bare: Transport, token: string): Promise<undefined> =>
    callOperation(bare, identity.completeEmailVerification, { body: { token } }),
} as const;

export type IdentityClient = typeof accessClient & typeof sessionClient;
