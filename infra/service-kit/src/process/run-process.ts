import { withTimeout } from '../concurrency/index.js';
import { toError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Host } from './host.js';

export interface RunProcessOptions {
  readonly host: Host;
  readonly logger: Logger;
  /** How long a stop may take after the drain, in milliseconds. Supervisors kill the process after ten seconds. */
  readonly stopTimeout?: number | undefined;
}

/**
 * Runs a host until SIGTERM or SIGINT. Resolves to the exit code for `main.ts`: 0 after a clean stop, 1 when it could not
 * start, hit an unhandled error, or could not stop in time.
 */
export async function runProcess({ host, logger, stopTimeout = 9000 }: RunProcessOptions): Promise<number> {
  const end = whatEndsTheProcess();
  const cause = await Promise.race([end.reason, host.start().then(() => end.reason, failedToStart)]);
  if (cause.error === undefined) {
    logger.info(cause.text);
    await host.drain();
  } else {
    logger.fatal({ err: toError(cause.error) }, cause.text);
  }
  const stopped = await within(stopTimeout, () => host.stop(), logger);
  end.forget();
  return cause.error === undefined && stopped ? 0 : 1;
}

interface End {
  readonly text: string;
  readonly error?: unknown;
}

function failedToStart(error: unknown): End {
  return { text: 'the process could not start', error };
}

function whatEndsTheProcess(): { reason: Promise<End>; forget: () => void } {
  let forget = (): void => undefined;
  const reason = new Promise<End>((resolve) => {
    const onSignal = (signal: string) => resolve({ text: `${signal}: stopping` });
    const onError = (error: unknown) => resolve({ text: 'unhandled error', error: toError(error) });
    process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
    process.on('uncaughtException', onError).on('unhandledRejection', onError);
    forget = () => {
      process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
      process.off('uncaughtException', onError).off('unhandledRejection', onError);
    };
  });
  return { reason, forget };
}

async function within(milliseconds: number, work: () => Promise<void>, logger: Logger): Promise<boolean> {
  try {
    const finished = work().then(() => true);
    const done = await withTimeout(milliseconds, finished, () => false);
    if (!done) logger.error({ milliseconds }, 'could not stop in time');
    return done;
  } catch (error) {
    logger.error({ err: toError(error) }, 'the stop failed');
    return false;
  }
}
