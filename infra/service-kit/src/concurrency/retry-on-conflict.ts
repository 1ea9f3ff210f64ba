import { setTimeout as delay } from 'node:timers/promises';

interface RetryOptions {
  /** Whether it failed only because another write came first, so that trying again can succeed. */
  readonly isConflict: (error: unknown) => boolean;
  /** Attempts in all; the error of the last one is thrown. */
  readonly attempts: number;
  /** From a failure to the next attempt; none if missing. */
  readonly pauseMilliseconds?: number;
}

/** Runs work again when it lost to another write. Every lost attempt means that another one succeeded. */
export async function retryOnConflict<Result>(
  work: () => Promise<Result>,
  { isConflict, attempts, pauseMilliseconds }: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt >= attempts) throw error;
      if (pauseMilliseconds !== undefined) await delay(pauseMilliseconds);
    }
  }
}
