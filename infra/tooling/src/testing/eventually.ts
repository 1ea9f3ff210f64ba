import { setTimeout as delay } from 'node:timers/promises';

/**
 * Retries until `check` neither throws nor returns false, and returns its result. Throws the last failure after `timeout`
 * milliseconds.
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { timeout = 10_000, interval = 20 }: { timeout?: number; interval?: number } = {},
): Promise<Result> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      const result = await check();
      if (result !== false) return result;
      if (performance.now() > until) throw new Error(`Still false after ${timeout} ms`);
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await delay(interval);
  }
}
