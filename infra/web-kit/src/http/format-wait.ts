import type { RequestError } from './request-error.js';

/**
 * Time until a retry makes sense, rounded up to minutes, from an hour on to hours, and from a day on to days: `a minute`,
 * `14 minutes`, `about 20 hours`, `a day`. One minute if the response didn't say.
 */
export function formatWait({ retryAfterSeconds = 60 }: Pick<RequestError, 'retryAfterSeconds'>): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour' : `about ${hours} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? 'a day' : `about ${days} days`;
}
