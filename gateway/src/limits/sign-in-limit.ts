import { clientNetwork, type AppError } from '@hearthway/service-kit';
import { refusal, type LimitName } from '../problems.js';
import { AttemptCounter } from './attempt-counter.js';

const windowMilliseconds = 15 * 60_000;

/**
 * Slows down a network that guesses passwords across many accounts. svc-identity counts the failures per account: those
 * counts must last, hold for all gateways, and not lock out the owner. An attempt counts as soon as it begins, so that
 * parallel attempts meet the same limit, and is taken back unless it failed.
 */
export class SignInLimit {
  readonly #byNetwork: AttemptCounter;

  constructor(perAddress: number) {
    this.#byNetwork = new AttemptCounter({ attempts: perAddress, windowMilliseconds });
  }

  /** @throws AppError `request.too-many` */
  begin(address: string, now: number): void {
    const wait = this.#byNetwork.take(clientNetwork(address), now);
    if (wait > 0) throw tooMany(wait, 'sign-ins-per-address');
  }

  /** Takes back an attempt that did not fail. */
  forgive(address: string, now: number): void {
    this.#byNetwork.giveBack(clientNetwork(address), now);
  }
}

export function tooMany(waitMilliseconds: number, limit: LimitName): AppError {
  return refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMilliseconds / 1000)), limit });
}
