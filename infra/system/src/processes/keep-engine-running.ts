import type { RunningEngine } from '@hearthway/engines';
import { setTimeout as delay } from 'node:timers/promises';

export interface KeepEngineOptions {
  readonly engine: Pick<RunningEngine, 'ended' | 'restart'>;
  /** As a person would say it. */
  readonly title: string;
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Before the first try; each further one within a minute waits four times as long. */
  readonly firstPauseMilliseconds?: number;
}

const mostEnds = 5;
const withinMilliseconds = 60_000;

/**
 * Starts an engine that has ended again, on its port with its data: services wait for it meanwhile. Resolves with the
 * reason once it gives up, after five ends within a minute. @throws the signal's reason when that ends the watch
 */
export async function keepEngineRunning(options: KeepEngineOptions): Promise<string> {
  const { engine, title, report, signal, firstPauseMilliseconds = 50 } = options;
  const end = () => orAborted(engine.ended, signal);
  let ends: number[] = [];
  for (let how = await end(); ;) {
    ends = [...ends.filter((at) => at > Date.now() - withinMilliseconds), Date.now()];
    if (ends.length >= mostEnds) return `${title} ${how}, ${mostEnds} times within a minute`;
    report(`${title} ${how}; starting it again with its data`);
    await delay(firstPauseMilliseconds * 4 ** (ends.length - 1), undefined, { signal });
    const failure = await engine.restart().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    signal.throwIfAborted();
    if (failure === undefined) report(`${title} runs again`);
    how = failure === undefined ? await end() : `could not be started again (${failure})`;
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
