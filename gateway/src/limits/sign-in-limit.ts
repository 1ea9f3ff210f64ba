import { clientNetwork, type AppError } from '@hearthway/service-kit';
import { refusal, type LimitName } from '../problems.js';
import { AttemptCounter } from './attempt-counter.js';

const windowMilliseconds = 15 * 60_000;

/**
 * Slows the guessing of passwords by one network over many accounts. What fails at one account is svc-identity's to count:
 * that has to last, to hold for all gateways, and must not lock out its owner. An attempt counts when it begins, so that many
 * at once find the same limit, and is given back when it did not fail.
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

  /** It did not fail, so it does not count. */
  forgive(address: string, now: number): void {
    this.#byNetwork.giveBack(clientNetwork(address), now);
  }
}

export function tooMany(waitMilliseconds: number, limit: LimitName): AppError {
  return refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMilliseconds / 1000)), limit });
}
