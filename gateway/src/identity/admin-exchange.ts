import { createHmac, randomBytes } from 'node:crypto';
import { byUsername, type SignInAttempt } from '../limits/sign-in-limit.js';
import { refusal } from '../problems.js';
import type { AdminCredential, AdminToken, IdentityClient } from './identity-client.js';

export interface AdminExchangeOptions {
  readonly identity: Pick<IdentityClient, 'issueAdminToken'>;
  readonly limit: {
    begin(attempt: SignInAttempt, now: number): void;
    forgive(attempt: SignInAttempt, now: number): void;
    failures(account: string, now: number): number;
  };
  readonly now?: () => number;
}

export interface AdminExchange {
  /** @throws AppError `session.required` when the credential is not good, `request.too-many` after too many such */
  tokenFor(credential: AdminCredential, address: string): Promise<string>;
  /** How many tries of late failed for this name. */
  failures(username: string): number;
}

const renewBeforeMilliseconds = 5000;
const maximumKept = 100;

/**
 * Trades an admin's credential for a token of one minute. Tokens are kept by a keyed digest of the credential, so that
 * the credential itself is nowhere in memory longer than its request.
 */
export function createAdminExchange({ identity, limit, now = Date.now }: AdminExchangeOptions): AdminExchange {
  const key = randomBytes(32);
  const kept = new Map<string, AdminToken>();
  const asking = new Map<string, Promise<string>>();

  const digestOf = ({ username, password }: AdminCredential) =>
    createHmac('sha256', key)
      .update(JSON.stringify([username, password]))
      .digest('base64');

  async function ask(credential: AdminCredential, attempt: SignInAttempt, digest: string): Promise<string> {
    limit.begin(attempt, now());
    const issued = await identity.issueAdminToken(credential).catch((error: unknown) => {
      limit.forgive(attempt, now());
      throw error;
    });
    if (!issued) throw refusal('session.required');
    limit.forgive(attempt, now());
    for (const [old, token] of kept) if (!isFresh(token) || kept.size >= maximumKept) kept.delete(old);
    kept.set(digest, issued);
    return issued.token;
  }

  const isFresh = ({ expiresAt }: AdminToken) => Date.parse(expiresAt) - renewBeforeMilliseconds > now();

  return {
    async tokenFor(credential, address) {
      const digest = digestOf(credential);
      const known = kept.get(digest);
      if (known && isFresh(known)) return known.token;
      const begun = asking.get(digest);
      if (begun) return begun;
      const asked = ask(credential, { address, account: byUsername(credential.username) }, digest);
      asking.set(digest, asked);
      return asked.finally(() => asking.delete(digest));
    },
    failures: (username) => limit.failures(byUsername(username), now()),
  };
}
