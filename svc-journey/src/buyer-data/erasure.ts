import { sessionLifetimes } from '@hearthway/contracts/constants';

/** Longer than a request takes, and than clocks differ. */
const graceSeconds = 5 * 60;

/**
 * Erasures of that time and before are final: the sessions of the account ended with it, so by now its last access token has
 * expired, and whatever request came with it is over.
 */
export function finalErasuresUntil(now: Date): Date {
  return new Date(now.getTime() - (sessionLifetimes.accessTokenSeconds + graceSeconds) * 1000);
}
