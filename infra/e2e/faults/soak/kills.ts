import type { RunningSystem } from '@hearthway/system';
import { oneOf, type Random } from './random.js';

/** Something that is ended in the middle of its work. A service is ended with its relay. */
export interface Kill {
  readonly target: string;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  /** After so many of the actions. */
  readonly afterActions: number;
}

const services = ['identity', 'journey', 'commerce', 'analytics', 'gateway'] as const;
const targets = [...services, 'PostgreSQL', 'wire gateway', 'RabbitMQ'] as const;

/** Evenly over the actions, in an order that the seed decides. */
export function planKills(count: number, actions: number, random: Random): Kill[] {
  return Array.from({ length: count }, (_, index) => {
    const target = oneOf(targets, random);
    const signal = oneOf(['SIGKILL', 'SIGTERM'] as const, random);
    return {
      target,
      // PostgreSQL takes SIGTERM for "when everybody has gone", which is never.
      signal: target === 'PostgreSQL' ? 'SIGKILL' : signal,
      afterActions: Math.floor(((index + random()) / (count + 1)) * actions),
    };
  });
}

export function carryOut({ engines, service }: RunningSystem, { target, signal }: Kill): void {
  const part = [...engines.mongodb.parts, ...engines.rabbitmq.parts].find(({ name }) => name === target);
  if (part) part.signal(signal);
  else if ((services as readonly string[]).includes(target)) service(target).signal(signal);
}

/** Whether what was killed works again. */
export async function isBack(system: RunningSystem, { target }: Kill): Promise<boolean> {
  const part = [...system.engines.mongodb.parts, ...system.engines.rabbitmq.parts].find(({ name }) => name === target);
  if (part && !part.running) return false;
  const asked = part ? services : [target];
  const ready = await Promise.all(
    asked.map(async (name) => {
      const signal = AbortSignal.timeout(1_000);
      const answer = await fetch(`${system.operationsUrl(name)}/readyz`, { signal }).catch(() => undefined);
      return answer?.status === 200;
    }),
  );
  return ready.every(Boolean);
}
