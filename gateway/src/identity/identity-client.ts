import { issueAdminToken, keySet, listRevocations } from '@hearthway/contracts/identity';
import type { OperationReply } from '@hearthway/contracts/operation';
import { commonErrorCodes, problem } from '@hearthway/contracts/problem';
import type { JsonAnswer, ServiceClient } from '@hearthway/service-kit';
import { refusal } from '../problems.js';

export type AdminCredential = Readonly<{ username: string; password: string }>;
/** Where an admin signs in from; `device` is the secret it kept from an earlier sign-in. */
export type AdminOrigin = Readonly<{ address: string; device?: string | undefined }>;
export type AdminToken = OperationReply<typeof issueAdminToken>;
export type RevokedSession = OperationReply<typeof listRevocations>[number];

/** The calls the gateway makes to svc-identity itself. */
export interface IdentityClient {
  /** The public keys that verify tokens. */
  readKeySet(): Promise<JsonAnswer>;
  listRevocations(): Promise<RevokedSession[]>;
  /** Undefined when the credential is wrong. @throws AppError `upstream.unavailable`, `request.too-many` */
  issueAdminToken(credential: AdminCredential, origin: AdminOrigin): Promise<AdminToken | undefined>;
}

const readTimeoutMilliseconds = 3000;
/** A password check may have to wait in line. */
const exchangeTimeoutMilliseconds = 15_000;

/** @param patience multiplies how long it waits for an answer */
export function createIdentityClient(client: ServiceClient, patience = 1): IdentityClient {
  const readTimeout = readTimeoutMilliseconds * patience;
  const exchangeTimeout = exchangeTimeoutMilliseconds * patience;
  return {
    readKeySet: () => client.call(keySet, { timeout: readTimeout }),

    async listRevocations() {
      const answer = await client.call(listRevocations, { timeout: readTimeout });
      if (answer.status !== listRevocations.status) throw unexpected(answer);
      return listRevocations.reply.parse(await answer.json());
    },

    async issueAdminToken(credential, origin) {
      const body = issueAdminToken.body?.safeParse({ ...credential, ...origin });
      // The service would refuse a malformed credential, so it is simply wrong.
      if (!body?.success) return undefined;
      const answer = await client
        .call(issueAdminToken, { body: body.data, timeout: exchangeTimeout })
        .catch((error: unknown) => {
          throw refusal('upstream.unavailable', { cause: error });
        });
      if (answer.status === issueAdminToken.status) return issueAdminToken.reply.parse(await answer.json());
      if (answer.status === commonErrorCodes['request.too-many']) throw tooManyTries(answer);
      if (await isWrongCredential(answer)) return undefined;
      throw unexpected(answer);
    },
  };
}

/** The same status may mean that the gateway's own credential was refused, which is not a wrong password. */
async function isWrongCredential(answer: JsonAnswer): Promise<boolean> {
  if (answer.status !== issueAdminToken.errors['session.invalid-credentials']) return false;
  const body = problem.safeParse(await answer.json().catch(() => undefined));
  return body.success && body.data.code === 'session.invalid-credentials';
}

function tooManyTries({ retryAfterSeconds = 1 }: JsonAnswer): Error {
  return refusal('request.too-many', { retryAfterSeconds });
}

function unexpected({ status }: JsonAnswer): Error {
  const cause = new Error(`The identity service answered with status ${status}`);
  return refusal('upstream.unavailable', { cause });
}
