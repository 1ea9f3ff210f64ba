import type { RequestError } from './request-error.js';

/** How long until it is worth to try again, in minutes, rounded up: `a minute`, `14 minutes`. A minute when no answer said it. */
export function waitWords({ retryAfterSeconds = 60 }: Pick<RequestError, 'retryAfterSeconds'>): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
