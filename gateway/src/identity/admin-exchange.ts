import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { NetworkLimit } from '../limits/network-limits.js';
import { refusal } from '../problems.js';
import type { AdminCredential, AdminOrigin, AdminToken, IdentityClient } from './identity-client.js';

export interface AdminExchangeOptions {
  readonly identity: Pick<IdentityClient, 'issueAdminToken'>;
  /** Per network, over all names. svc-identity limits the failures per name. */
  readonly limit: NetworkLimit;
  readonly now?: () => number;
}

export interface AdminAdmission {
  readonly token: string;
  /** The secret that an admin's device stores after signing in. */
  readonly device?: string;
}

export interface AdminExchange {
  /** @throws AppError `session.required` when the credential is wrong, `request.too-many` after too many wrong ones */
  admit(credential: AdminCredential, origin: AdminOrigin): Promise<AdminAdmission>;
  /** Recent failed attempts for this name, for the log. */
  failures(username: string): Promise<number>;
}

const renewBeforeMilliseconds = 5000;
const maximumCached = 100;
const failuresForgottenAfterSeconds = 15 * 60;

/**
 * Trades an admin's credential for a one-minute token. Tokens are cached under a keyed digest of the credential, so that
 * the credential itself stays in memory no longer than its request.
 */
export function createAdminExchange({ identity, limit, now = Date.now }: AdminExchangeOptions): AdminExchange {
  const key = randomBytes(32);
  const cached = new Map<string, AdminToken>();
  const pending = new Map<string, Promise<AdminAdmission>>();
  const failed = new RateLimiterMemory({ points: 1, duration: failuresForgottenAfterSeconds });

  const digestOf = (...parts: readonly (string | undefined)[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64');
  const isFresh = ({ expiresAt }: AdminToken) => Date.parse(expiresAt) - renewBeforeMilliseconds > now();

  async function ask(credential: AdminCredential, origin: AdminOrigin, digest: string): Promise<AdminAdmission> {
    await limit.take(origin.address);
    const issued = await identity.issueAdminToken(credential, origin).catch(async (error: unknown) => {
      await limit.giveBack(origin.address);
      throw error;
    });
    if (!issued) {
      await failed.penalty(nameKey(credential.username));
      throw refusal('session.required');
    }
    await limit.giveBack(origin.address);
    for (const [old, token] of cached) if (!isFresh(token) || cached.size >= maximumCached) cached.delete(old);
    cached.set(digest, issued);
    return { token: issued.token, device: issued.device };
  }

  return {
    async admit(credential, origin) {
      const digest = digestOf(credential.username, credential.password);
      const known = cached.get(digest);
      if (known && isFresh(known)) return { token: known.token };
      // Simultaneous requests of one device count as one attempt.
      const attempt = digestOf(digest, origin.address, origin.device);
      const begun = pending.get(attempt);
      if (begun) return begun;
      const asked = ask(credential, origin, digest);
      pending.set(attempt, asked);
      return asked.finally(() => pending.delete(attempt));
    },
    failures: async (username) => (await failed.get(nameKey(username)))?.consumedPoints ?? 0,
  };
}

/** The same for all spellings of a name. */
export function nameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase().slice(0, 256);
}
