import { setTimeout as delay } from 'node:timers/promises';
import { keepRunning, type KeepRunningOptions } from './processes/keep-running.js';
import type { RunningSystem } from './start-system.js';

type Processes = Pick<RunningSystem, 'services' | 'instances'>;

interface Watch {
  readonly report: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

export interface SuperviseOptions extends Watch {
  /** What else is to run for as long as the system does. */
  readonly besides?: readonly Pick<KeepRunningOptions, 'title' | 'ended' | 'restart'>[];
  /** Each item is a request to replace all processes. */
  readonly replaceAsked?: AsyncIterable<unknown>;
}

/**
 * Restarts services and engines that end by themselves: a service indefinitely, since the cause may be a message or a
 * change that goes away. Resolves when the signal aborts, or with the reason why an engine won't keep running.
 */
export async function supervise(
  system: RunningSystem,
  { report, signal, besides = [], replaceAsked }: SuperviseOptions,
): Promise<string | undefined> {
  const done = new AbortController();
  const watch = { report, signal: AbortSignal.any([signal, done.signal]) };
  const engine = { ...watch, mostFailures: 5 };
  const { mongodb, rabbitmq } = system.engines;
  const services = system.services.flatMap(({ name }) => system.instances(name));
  if (replaceAsked) void replaceWhenAsked(system, replaceAsked, watch);
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

async function replaceWhenAsked(system: Processes, asked: AsyncIterable<unknown>, watch: Watch): Promise<void> {
  const requests = asked[Symbol.asyncIterator]();
  // Until the process ends, because a signal that nobody listens for would end it.
  while (!(await requests.next()).done) await replaceProcesses(system, watch).catch(() => undefined);
}

/**
 * Replaces every process of ours in a system that is supervised, one after the other: an instance ends only when the one before it
 * is ready again. If that never happens, the others stay as they are.
 * @throws the signal's reason when it aborts
 */
export async function replaceProcesses(system: Processes, { report, signal }: Watch): Promise<void> {
  signal.throwIfAborted();
  report('replacing every process, one after the other');
  const ours = system.services.filter(({ standsInFor }) => standsInFor === undefined);
  for (const instance of ours.flatMap(({ name }) => system.instances(name))) {
    await instance.retire();
    while (!instance.started) await delay(lookMilliseconds, undefined, { signal });
  }
  report('every process was replaced');
}

const lookMilliseconds = 20;
