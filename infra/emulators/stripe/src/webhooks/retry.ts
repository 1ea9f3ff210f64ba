/** Stripe tries for up to three days in live mode, with growing delays. Milliseconds. */
export const triesFor = 3 * 24 * 60 * 60 * 1000;
const longestDelay = 60 * 60 * 1000;

/**
 * Milliseconds until the next attempt, or undefined when it is given up.
 * @param attempts how many were made
 * @param age milliseconds since the event
 * @param firstDelay milliseconds after the first attempt; each further one doubles it, up to an hour
 */
export function nextDelay(attempts: number, age: number, firstDelay: number): number | undefined {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  return age + delay > triesFor ? undefined : delay;
}
