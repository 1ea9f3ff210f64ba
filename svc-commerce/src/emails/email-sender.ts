import type { Logger } from '@hearthway/service-kit';
import type { Next } from './send-next-email.js';

interface EmailSenderOptions {
  readonly sendNext: () => Promise<Next>;
  readonly flagUnconfirmed: () => Promise<void>;
  readonly logger: Logger;
}

/** Sends what is due, one after the other, until it is stopped. Several instances at once are safe. */
export interface EmailSender {
  start(): void;
  /** There may be something due now. */
  nudge(): void;
  /** Waits for the email that is under way. */
  stop(): Promise<void>;
}

const lookEveryMilliseconds = 2_000;
const flagEveryMilliseconds = 60_000;

export function createEmailSender({ sendNext, flagUnconfirmed, logger }: EmailSenderOptions): EmailSender {
  let timer: NodeJS.Timeout | undefined;
  let flagging: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let nudges = 0;
  let paused = false;
  let stopped = true;

  function planIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, milliseconds);
  }

  function run(): void {
    if (stopped || running) return;
    paused = false;
    running = work().finally(() => {
      running = undefined;
    });
  }

  async function work(): Promise<void> {
    let next: Next = 'again';
    try {
      while (!stopped && next === 'again') {
        const before = nudges;
        next = await sendNext();
        if (next === 'idle' && nudges !== before) next = 'again';
      }
    } catch (error) {
      logger.error({ err: error }, 'emails cannot be sent right now; the next look goes on');
    }
    paused = typeof next === 'object';
    planIn(typeof next === 'object' ? next.pauseMilliseconds : lookEveryMilliseconds);
  }

  const flag = (): void => {
    flagUnconfirmed().catch((error: unknown) => logger.warn({ err: error }, 'emails could not be looked through'));
  };

  return {
    start() {
      stopped = false;
      flag();
      flagging = setInterval(flag, flagEveryMilliseconds);
      planIn(0);
    },
    nudge() {
      nudges += 1;
      if (!running && !paused) planIn(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(flagging);
      await running;
    },
  };
}
