import { setTimeout as delay } from 'node:timers/promises';
import { watchStandstills } from '../standstills.js';

export interface Tally {
  readonly sent: number;
  /** Without those that a standstill of the machine explains. */
  readonly failures: readonly string[];
  /** Slowest request, in milliseconds. */
  readonly slowest: number;
}

export interface Traffic {
  readonly sent: () => number;
  /** Resolves after at least this many responses, once nothing is in flight. */
  end(atLeast: number): Promise<Tally>;
}

/** A request that one connection repeats, one at a time. */
export type Ask = () => Promise<Response>;

/** When the machine goes on after a standstill, a process may cut connections before it has read what arrived meanwhile. */
const afterStandstill = 10_000;

/** Sends requests and collects failures. */
export function sendRequests(connections: readonly (readonly Ask[])[]): Traffic {
  const failures: string[] = [];
  const standstills = watchStandstills();
  let sent = 0;
  let slowest = 0;
  let ending = false;
  let wanted = 0;
  const sendOne = async (ask: Ask): Promise<void> => {
    const begun = performance.now();
    const failed = (how: string) => {
      if (!standstills.since(begun - afterStandstill)) failures.push(how);
    };
    try {
      const response = await ask();
      const text = await response.text();
      if (!response.ok) failed(`${new URL(response.url).pathname} ${response.status} ${text}`);
    } catch (error) {
      const { cause } = error as Error;
      failed(
        cause instanceof Error ? `${cause.message} ${String((cause as NodeJS.ErrnoException).code)}` : String(error),
      );
      await delay(100);
    }
    slowest = Math.max(slowest, performance.now() - begun);
  };
  const sendOnConnection = async (asks: readonly Ask[]): Promise<void> => {
    for (let next = 0; !ending || sent < wanted; next += 1) {
      const ask = asks[next % asks.length];
      sent += 1;
      if (ask) await sendOne(ask);
    }
  };
  const done = Promise.all(connections.map(sendOnConnection));
  return {
    sent: () => sent,
    async end(atLeast) {
      wanted = atLeast;
      ending = true;
      await done;
      standstills.stop();
      return { sent, failures, slowest };
    },
  };
}
