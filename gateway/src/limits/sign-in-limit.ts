import { RetryLaterError } from '../problems.js';
import { AttemptCounter, type Limit } from './attempt-counter.js';
import { clientNetwork } from './client-network.js';

/** Somebody's try to sign in. `username` is undefined when the request does not name one. */
export interface SignInAttempt {
  readonly address: string;
  readonly username: string | undefined;
}

const windowMilliseconds = 15 * 60_000;

/**
 * Slows the guessing of passwords: by username from anywhere, and by address over all usernames. An attempt counts when
 * it begins, so that many at once find the same limit, and is given back when it did not fail.
 */
export class SignInLimit {
  readonly #byUsername: AttemptCounter;
  readonly #byAddress: AttemptCounter;

  constructor({ perUsername, perAddress }: { perUsername: number; perAddress: number }) {
    const limit = (attempts: number): Limit => ({ attempts, windowMilliseconds });
    this.#byUsername = new AttemptCounter(limit(perUsername));
    this.#byAddress = new AttemptCounter(limit(perAddress));
  }

  /** @throws RetryLaterError `request.too-many` */
  begin({ address, username }: SignInAttempt, now: number): void {
    const network = clientNetwork(address);
    const waitForAddress = this.#byAddress.take(network, now);
    if (waitForAddress > 0) throw tooMany(waitForAddress);
    if (username === undefined) return;
    const waitForUsername = this.#byUsername.take(foldUsername(username), now);
    if (waitForUsername === 0) return;
    this.#byAddress.giveBack(network, now);
    throw tooMany(waitForUsername);
  }

  /** It did not fail: it shall not count. */
  forgive({ address, username }: SignInAttempt, now: number): void {
    this.#byAddress.giveBack(clientNetwork(address), now);
    if (username !== undefined) this.#byUsername.giveBack(foldUsername(username), now);
  }
}

export function tooMany(waitMilliseconds: number): RetryLaterError {
  return new RetryLaterError('request.too-many', Math.max(1, Math.ceil(waitMilliseconds / 1000)));
}

/** One account, one key: usernames are unique without case and without surrounding space. */
function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase().slice(0, 256);
}
