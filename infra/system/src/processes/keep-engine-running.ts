import type { RunningEngine } from '@hearthway/engines';
import { setTimeout as delay } from 'node:timers/promises';

export interface KeepEngineOptions {
  readonly engine: Pick<RunningEngine, 'ended' | 'restart'>;
  /** The engine's name for people. */
  readonly title: string;
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Before the first try. Each further one in a row waits four times as long. */
  readonly firstPauseMilliseconds?: number;
}

const mostFailures = 5;
/** An engine that ran for this long had a successful restart; its next end is a new problem. */
const wellAfterMilliseconds = 5_000;

/**
 * Restarts an engine that ends, on its port with its data; services wait for it meanwhile. Gives up after five restarts in
 * a row that did not last, and resolves with the reason. @throws the signal's reason when it aborts
 */
export async function keepEngineRunning(options: KeepEngineOptions): Promise<string> {
  const { engine, title, report, signal, firstPauseMilliseconds = 50 } = options;
  const end = () => orAborted(engine.ended, signal);
  let failures = 0;
  for (let how = await end(); ;) {
    failures += 1;
    if (failures > mostFailures) return `${title} ${how}, after ${mostFailures} restarts in a row that did not last`;
    report(`${title} ${how}; starting it again with its data`);
    await delay(firstPauseMilliseconds * 4 ** (failures - 1), undefined, { signal });
    const failure = await engine.restart().then(
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
