import { isLostConnection, isUnsent } from './connection-errors.js';
import { requestJson } from './request-json.js';
import type { TlsFiles } from './tls-files.js';

/** The instances of a service, as one of its callers sees them. */
export interface Instances {
  /**
   * Sends a request to the instance that is ready and has the least load. One that has surely not seen it passes it on to
   * the next; those that aren't ready come last. Of a single address nothing is asked: whatever is behind it chooses.
   *
   * @param load of the instance at an address, such as its requests in flight
   * @throws what the last attempt threw
   */
  send<Answer>(attempt: (address: string) => Promise<Answer>, load?: (address: string) => number): Promise<Answer>;
  /** By address; empty for a single one. Asks them if that was long ago. */
  readiness(): Promise<ReadonlyMap<string, boolean>>;
}

interface Instance {
  readonly address: string;
  isReady: boolean;
  /** These two are in terms of `performance.now()`. */
  askedAt: number;
  answeredAt: number;
  asking?: Promise<boolean> | undefined;
}

const askAgainMilliseconds = 250;
/** One that hangs counts as not ready after that. */
const answerMilliseconds = 1_000;
/** More than those two together, so that requests wait for an answer only after a pause. */
const validMilliseconds = 1_500;

/** @param tls for addresses of operations ports */
export function createInstances(addresses: readonly string[], tls?: TlsFiles): Instances {
  const instances = addresses.map((address): Instance => ({
    address,
    isReady: false,
    askedAt: -Infinity,
    answeredAt: -Infinity,
  }));
  let turn = 0;

  async function ask(instance: Instance): Promise<boolean> {
    instance.askedAt = performance.now();
    const signal = AbortSignal.timeout(answerMilliseconds);
    const url = new URL('/readyz', instance.address);
    const answer = await requestJson(url, { method: 'GET', headers: {}, signal, tls }).catch(() => undefined);
    instance.isReady = answer?.status === 200;
    instance.answeredAt = performance.now();
    instance.asking = undefined;
    return instance.isReady;
  }

  const isKnown = ({ answeredAt }: Instance) => performance.now() - answeredAt < validMilliseconds;
  const isReady = (instance: Instance) => instance.isReady && isKnown(instance);

  /** Requests are what makes it ask: while there are none, that costs nothing, and there is nothing to stop. */
  async function look(): Promise<void> {
    const now = performance.now();
    for (const instance of instances) {
      if (now - instance.askedAt >= askAgainMilliseconds) instance.asking ??= ask(instance);
    }
    if (!instances.some(isKnown)) await oneIsTrue(instances.flatMap(({ asking }) => asking ?? []));
  }

  function inOrder(load: (address: string) => number): Instance[] {
    turn = (turn + 1) % instances.length;
    const rank = (instance: Instance) => ({ instance, isReady: isReady(instance), load: load(instance.address) });
    return [...instances.slice(turn), ...instances.slice(0, turn)]
      .map(rank)
      .sort((one, other) => Number(other.isReady) - Number(one.isReady) || one.load - other.load)
      .map(({ instance }) => instance);
  }

  return {
    async send(attempt, load = () => 0) {
      if (instances.length > 1) await look();
      const left = inOrder(load);
      for (;;) {
        const instance = left.shift();
        if (!instance) throw new Error('A service has an address');
        try {
          return await attempt(instance.address);
        } catch (error) {
          if (isLostConnection(error) || isUnsent(error)) instance.isReady = false;
          if (!isUnsent(error) || left.length === 0) throw error;
        }
      }
    },
    async readiness() {
      if (instances.length === 1) return new Map();
      await look();
      return new Map(instances.map((instance) => [instance.address, isReady(instance)]));
    },
  };
}

/** Resolves when one of them is true, or when none is. */
async function oneIsTrue(answers: readonly Promise<boolean>[]): Promise<void> {
  const truths = answers.map(async (answer) => {
    if (!(await answer)) throw new Error('It is false');
  });
  await Promise.any(truths).catch(() => undefined);
}
