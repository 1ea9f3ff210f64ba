import { issueAdminToken, keySet, listRevocations } from '@hearthway/contracts/identity';
import type { OperationReply } from '@hearthway/contracts/operation';
import { refusal } from '../problems.js';

export type AdminCredential = Readonly<{ username: string; password: string }>;
export type AdminToken = OperationReply<typeof issueAdminToken>;
export type RevokedSession = OperationReply<typeof listRevocations>[number];

/** What the gateway itself asks of the identity service. */
export interface IdentityClient {
  /** Where the public keys are that tokens are verified with. */
  readonly keySetUrl: string;
  listRevocations(): Promise<RevokedSession[]>;
  /** Undefined when the credential is not good. @throws AppError `upstream.unavailable` */
  issueAdminToken(credential: AdminCredential): Promise<AdminToken | undefined>;
}

const listTimeoutMilliseconds = 3000;
/** Checking a password waits its turn behind others. */
const exchangeTimeoutMilliseconds = 15_000;

export function createIdentityClient(identityUrl: string): IdentityClient {
  const urlOf = (path: string) => new URL(path, identityUrl).href;
  return {
    keySetUrl: urlOf(keySet.path),

    async listRevocations() {
      const response = await fetch(urlOf(listRevocations.path), {
        signal: AbortSignal.timeout(listTimeoutMilliseconds),
      });
      if (response.status !== listRevocations.status) throw unexpected(response);
      return listRevocations.reply.parse(await response.json());
    },

    async issueAdminToken(credential) {
      const body = issueAdminToken.body?.safeParse(credential);
      // What the service would refuse as malformed is no good credential either.
      if (!body?.success) return undefined;
      const response = await exchange(urlOf(issueAdminToken.path), credential);
      if (response.status === issueAdminToken.errors['session.invalid-credentials']) return undefined;
      if (response.status !== issueAdminToken.status) throw unexpected(response);
      return issueAdminToken.reply.parse(await response.json());
    },
  };
}

async function exchange(url: string, credential: AdminCredential): Promise<Response> {
  try {
    return await fetch(url, {
      method: issueAdminToken.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credential),
      signal: AbortSignal.timeout(exchangeTimeoutMilliseconds),
    });
  } catch (error) {
    throw refusal('upstream.unavailable', error);
  }
}

function unexpected(response: Response): Error {
  return refusal('upstream.unavailable', new Error(`The identity service answered with status ${response.status}`));
}
