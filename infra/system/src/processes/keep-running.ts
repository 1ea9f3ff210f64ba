import { setTimeout as delay } from 'node:timers/promises';
import type { ChildService } from './child-service.js';

export interface KeepRunningOptions {
  readonly services: readonly ChildService[];
  readonly logFolder: string;
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Before the first try. Each failed try doubles it, up to thirty seconds. */
  readonly firstPauseMilliseconds?: number;
}

const longestPauseMilliseconds = 30_000;

/** Restarts services that end by themselves, until they run again. Their logs say why they ended. */
export function keepServicesRunning(options: KeepRunningOptions): void {
  for (const service of options.services) {
    keep(service, options).catch((error: unknown) => {
      if (!options.signal.aborted) throw error;
    });
  }
}

async function keep(service: ChildService, options: KeepRunningOptions): Promise<never> {
  const { report, signal, logFolder, firstPauseMilliseconds = 100 } = options;
  for (;;) {
    await service.ended();
    signal.throwIfAborted();
    report(`${service.name} ended by itself and is started again; see ${logFolder}/${service.name}.log`);
    for (let pause = firstPauseMilliseconds; !service.running; pause = Math.min(2 * pause, longestPauseMilliseconds)) {
      await delay(pause, undefined, { signal });
      await service.start({}, signal).then(
        () => report(`${service.name} runs again`),
        () => signal.throwIfAborted(),
      );
    }
  }
}
