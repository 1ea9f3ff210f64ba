import { setImmediate as afterIo, setTimeout as delay } from 'node:timers/promises';

/** A check that took longer counts as this many milliseconds, because the machine was frozen or busy elsewhere. */
const longestCheck = 250;

/**
 * Retries until `check` neither throws nor returns false, and returns its result. Throws the last failure after
 * `timeout` milliseconds, not counting time when the machine was frozen.
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { timeout = 30_000, interval = 20 }: { timeout?: number; interval?: number } = {},
): Promise<Result> {
  let waited = 0;
  for (;;) {
    const started = performance.now();
    const isLast = waited >= timeout;
    try {
      // Read anything that has arrived before the last check.
      if (isLast) await afterIo();
      const result = await check();
      if (result !== false) return result;
      if (isLast) throw new Error(`Still false after ${timeout} ms`);
    } catch (error) {
      if (isLast) throw error;
    }
    await delay(interval);
    waited += Math.min(performance.now() - started, interval + longestCheck);
  }
}
