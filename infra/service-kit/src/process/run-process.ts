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
  let cause: End | undefined = await Promise.race([
    end.signal,
    end.failure,
    host.start().then(() => end.signal, failedToStart),
  ]);
  if (!cause.error) {
    logger.info(cause.text);
    cause = await Promise.race([host.drain().then(() => undefined), end.failure]);
  }
  if (cause) logger.fatal({ err: cause.error }, cause.text);
  const stopped = await within(stopTimeout, () => host.stop(), logger);
  end.forget();
  return cause === undefined && stopped ? 0 : 1;
}

interface End {
  readonly text: string;
  readonly error?: Error;
}

function failedToStart(error: unknown): End {
  return { text: 'the process could not start', error: toError(error) };
}

function whatEndsTheProcess() {
  const signal = Promise.withResolvers<End>();
  const failure = Promise.withResolvers<End>();
  const onSignal = (name: string) => signal.resolve({ text: `${name}: stopping` });
  const onError = (error: unknown) => failure.resolve({ text: 'unhandled error', error: toError(error) });
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  process.on('uncaughtException', onError).on('unhandledRejection', onError);
  const forget = () => {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
    process.off('uncaughtException', onError).off('unhandledRejection', onError);
  };
  return { signal: signal.promise, failure: failure.promise, forget };
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
