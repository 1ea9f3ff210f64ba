import { setTimeout as delay } from 'node:timers/promises';

export interface KeepRunningOptions {
  /** Display name of what is kept running. */
  readonly title: string;
  /** Settles, saying how, when it ends by itself. */
  readonly ended: () => Promise<string>;
  readonly restart: () => Promise<void>;
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** How many restarts in a row may fail or not last before we give up; by default, we never do. */
  readonly mostFailures?: number;
  /** Pause before the first restart. Each further one in a row waits four times as long, up to half a minute. */
  readonly firstPauseMilliseconds?: number;
}

const longestPauseMilliseconds = 30_000;
/** After running this long, a restart counts as successful, and the next end is a new problem. */
const wellAfterMilliseconds = 5_000;

/**
 * Restarts what ends by itself; whatever needs it waits. Resolves with the reason when it gives
 * up. @throws the signal's reason when it aborts
 */
export async function keepRunning(options: KeepRunningOptions): Promise<string> {
  const { title, ended, restart, report, signal, mostFailures = Infinity, firstPauseMilliseconds = 50 } = options;
  const end = () => orAborted(ended(), signal);
  let failures = 0;
  for (let how = await end(); ;) {
    failures += 1;
    if (failures > mostFailures) return `${title} ${how}, after ${mostFailures} restarts in a row that did not last`;
    report(`${title} ${how}; starting it again`);
    const pause = Math.min(firstPauseMilliseconds * 4 ** (failures - 1), longestPauseMilliseconds);
    await delay(pause, undefined, { signal });
    const failure = await restart().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    signal.throwIfAborted();
    if (failure === undefined) {
      report(`${title} runs again`);
      const since = performance.now();
      how = await end();
      if (performance.now() - since > wellAfterMilliseconds) failures = 0;
    } else {
      how = `could not be started again (${failure})`;
    }
  }
}

function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
