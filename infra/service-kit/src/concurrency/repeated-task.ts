import { toError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';

/** A task that runs again and again until it is stopped. */
export interface RepeatedTask {
  start(): void;
  /** Waits for the current run. */
  stop(): Promise<void>;
}

interface RepeatedTaskOptions {
  /** For the log: `a sweep of the orders`. */
  readonly name: string;
  readonly run: () => Promise<void> | void;
  /** From the end of one run to the start of the next. */
  readonly pauseMilliseconds: number;
  readonly logger: Logger;
}

/** A failed run is logged, and the next one still comes. */
export function createRepeatedTask({ name, run, pauseMilliseconds, logger }: RepeatedTaskOptions): RepeatedTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  function plan(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = runOnce();
    }, pauseMilliseconds);
  }

  async function runOnce(): Promise<void> {
    try {
      await run();
    } catch (error) {
      logger.warn({ err: toError(error) }, `${name} failed; the next one continues`);
    }
    plan();
  }

  return {
    start: plan,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
