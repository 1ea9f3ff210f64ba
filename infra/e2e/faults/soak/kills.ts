import { describeError } from '@hearthway/service-kit';
import type { RunningSystem } from '@hearthway/system';
import type { Random } from '@hearthway/tooling/testing/random';

/** A process killed in the middle of its work. A service takes its relay with it. */
export interface Kill {
  readonly target: string;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  /** Kill after this many actions. */
  readonly afterActions: number;
}

const services = ['identity', 'journey', 'commerce', 'analytics', 'registry', 'gateway'] as const;
const targets = [...services, 'PostgreSQL', 'wire gateway', 'RabbitMQ'] as const;

/** Spread evenly over the actions; the seed decides the order. */
export function planKills(count: number, actions: number, random: Random): Kill[] {
  return Array.from({ length: count }, (_, index) => {
    const target = random.pick(targets);
    const signal = random.pick(['SIGKILL', 'SIGTERM'] as const);
    return {
      target,
      // On SIGTERM, PostgreSQL waits for all clients to disconnect, which never happens.
      signal: target === 'PostgreSQL' ? 'SIGKILL' : signal,
      afterActions: Math.floor(((index + random.integer(100) / 100) / (count + 1)) * actions),
    };
  });
}

/** Kills the target. The returned function lists what is not ready yet; the target must be a new process. */
export function carryOut(system: RunningSystem, { target, signal }: Kill): () => Promise<string[]> {
  const { engines, service } = system;
  const part = [...engines.mongodb.parts, ...engines.rabbitmq.parts].find(({ name }) => name === target);
  if (!part && !services.some((name) => name === target)) return () => Promise.resolve([]); // this kind of engine has no such part
  const ended = part ?? service(target);
  const { pid } = ended;
  ended.signal(signal);
  return async () =>
    ended.running && ended.pid !== pid ? notReady(system, part ? services : [target]) : [`${target} does not run`];
}

async function notReady(system: RunningSystem, names: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    names.map(async (name) => {
      const signal = AbortSignal.timeout(1_000);
      const answer = await fetch(`${system.operationsUrl(name)}/readyz`, { signal }).catch(describeError);
      if (typeof answer === 'string') return `${name}: ${answer}`;
      return answer.status === 200 ? [] : `${name}: ${answer.status} ${await answer.text()}`;
    }),
  );
  return answers.flat();
}
