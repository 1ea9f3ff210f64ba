/** In live mode, Stripe tries for up to three days with growing delays. Milliseconds. */
export const triesFor = 3 * 24 * 60 * 60 * 1000;
const longestDelay = 60 * 60 * 1000;

/**
 * Milliseconds until the next attempt, or undefined to give up.
 * @param attempts how many were made
 * @param age milliseconds since the event
 * @param firstDelay milliseconds after the first attempt; doubled after each further one, up to an hour
 */
export function nextDelay(attempts: number, age: number, firstDelay: number): number | undefined {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  return age + delay > triesFor ? undefined : delay;
}
