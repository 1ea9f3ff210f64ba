import type { Logger } from '@hearthway/service-kit';

/** Does one thing again and again until it is stopped. */
export interface PaymentSweeper {
  start(): void;
  /** Waits for the sweep that is under way. */
  stop(): Promise<void>;
}

const betweenSweepsMilliseconds = 30_000;

export function createPaymentSweeper(sweep: () => Promise<void>, logger: Logger): PaymentSweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const plan = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, betweenSweepsMilliseconds);
  };
  async function run(): Promise<void> {
    try {
      await sweep();
    } catch (error) {
      logger.warn({ err: error }, 'a sweep of the payments was not finished; the next one goes on');
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
