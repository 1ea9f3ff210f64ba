import { RetryLaterError, type LimitName } from '../problems.js';
import { AttemptCounter, type Limit } from './attempt-counter.js';
import { clientNetwork } from './client-network.js';

/** Somebody's try to prove who they are by a password. */
export interface SignInAttempt {
  readonly address: string;
  /** Whose password it is, from `byUsername` or `byUserId`; undefined when the request does not name anybody. */
  readonly account: string | undefined;
}

const windowMilliseconds = 15 * 60_000;

/**
 * Slows the guessing of passwords: by account from anywhere, and by address over all accounts. An attempt counts when
 * it begins, so that many at once find the same limit, and is given back when it did not fail.
 */
export class SignInLimit {
  readonly #byAccount: AttemptCounter;
  readonly #byAddress: AttemptCounter;

  constructor({ perUsername, perAddress }: { perUsername: number; perAddress: number }) {
    const limit = (attempts: number): Limit => ({ attempts, windowMilliseconds });
    this.#byAccount = new AttemptCounter(limit(perUsername));
    this.#byAddress = new AttemptCounter(limit(perAddress));
  }

  /** @throws RetryLaterError `request.too-many` */
  begin({ address, account }: SignInAttempt, now: number): void {
    const network = clientNetwork(address);
    const waitForAddress = this.#byAddress.take(network, now);
    if (waitForAddress > 0) throw tooMany(waitForAddress, 'sign-ins-per-address');
    if (account === undefined) return;
    const waitForAccount = this.#byAccount.take(account, now);
    if (waitForAccount === 0) return;
    this.#byAddress.giveBack(network, now);
    throw tooMany(waitForAccount, 'sign-ins-per-account');
  }

  /** It did not fail: it shall not count. */
  forgive({ address, account }: SignInAttempt, now: number): void {
    this.#byAddress.giveBack(clientNetwork(address), now);
    if (account !== undefined) this.#byAccount.giveBack(account, now);
  }

  /** How many tries of late failed for an account. */
  failures(account: string, now: number): number {
    return this.#byAccount.count(account, now);
  }
}

export function tooMany(waitMilliseconds: number, limit: LimitName): RetryLaterError {
  return new RetryLaterError('request.too-many', Math.max(1, Math.ceil(waitMilliseconds / 1000)), limit);
}

/** One account, one key: usernames are unique without case and without surrounding space. */
export function byUsername(username: string): string {
  return `username ${username.trim().normalize('NFKC').toLowerCase().slice(0, 256)}`;
}

/** The account of somebody who is signed in. */
export function byUserId(userId: string): string {
  return `user ${userId}`;
}
