import { keepRunning, type KeepRunningOptions } from './processes/keep-running.js';
import type { RunningSystem } from './start-system.js';

export interface SuperviseOptions {
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** What else is to run for as long as the system does. */
  readonly besides?: readonly Pick<KeepRunningOptions, 'title' | 'ended' | 'restart'>[];
}

/**
 * Restarts services and engines that end by themselves: a service indefinitely, since the cause may be a message or a
 * change that goes away. Resolves when the signal aborts, or with the reason why an engine won't keep running.
 */
export async function supervise(
  system: RunningSystem,
  { report, signal, besides = [] }: SuperviseOptions,
): Promise<string | undefined> {
  const done = new AbortController();
  const watch = { report, signal: AbortSignal.any([signal, done.signal]) };
  const engine = { ...watch, mostFailures: 5 };
  const { mongodb, rabbitmq } = system.engines;
  const services = system.services.map(({ name }) => system.service(name));
  try {
    return await Promise.race([
      keepRunning({ title: 'MongoDB:', ended: () => mongodb.ended, restart: () => mongodb.restart(), ...engine }),
      keepRunning({ title: 'RabbitMQ', ended: () => rabbitmq.ended, restart: () => rabbitmq.restart(), ...engine }),
      ...services.map((service) =>
        keepRunning({
          title: service.name,
          ended: () => service.ended(),
          restart: () => service.start({}, watch.signal),
          ...watch,
        }),
      ),
      ...besides.map((one) => keepRunning({ ...one, ...watch })),
    ]);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    done.abort(new Error('The watch has ended'));
  }
}
