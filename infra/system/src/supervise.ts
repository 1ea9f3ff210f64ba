import { keepEngineRunning } from './processes/keep-engine-running.js';
import { keepServicesRunning } from './processes/keep-running.js';
import type { RunningSystem } from './start-system.js';

export interface SuperviseOptions {
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/**
 * Restarts services and engines that end by themselves. Resolves when the signal aborts, or with the reason when an engine
 * cannot be kept running, because nothing works without it.
 */
export async function supervise(
  system: RunningSystem,
  { report, signal }: SuperviseOptions,
): Promise<string | undefined> {
  const done = new AbortController();
  const watch = AbortSignal.any([signal, done.signal]);
  keepServicesRunning({
    services: system.services.map(({ name }) => system.service(name)),
    logFolder: system.folders.logs,
    report,
    signal: watch,
  });
  const { mongodb, rabbitmq } = system.engines;
  try {
    return await Promise.race([
      keepEngineRunning({ engine: mongodb, title: 'MongoDB:', report, signal: watch }),
      keepEngineRunning({ engine: rabbitmq, title: 'RabbitMQ', report, signal: watch }),
    ]);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    done.abort(new Error('The watch has ended'));
  }
}
