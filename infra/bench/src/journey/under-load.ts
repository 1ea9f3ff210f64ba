import { percentile } from '../percentile.js';

export interface Load {
  /** Good answers, from the first request to the last answer. */
  readonly perSecond: number;
  readonly good: number;
  readonly refused: number;
  /** Milliseconds from a request to its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** Asks for one thing and says whether the answer was what it should be. */
export type Ask = () => Promise<boolean>;

/** Each sender, a connection of its own, asks one thing after the other until it has nothing left to ask. */
export async function underLoad(senders: readonly Iterable<Ask>[]): Promise<Load> {
  const latencies: number[] = [];
  let good = 0;
  const send = async (asks: Iterable<Ask>): Promise<void> => {
    for (const ask of asks) {
      const begun = performance.now();
      if (await ask()) good += 1;
      latencies.push(performance.now() - begun);
    }
  };
  const started = performance.now();
  await Promise.all(senders.map(send));
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: good / seconds,
    good,
    refused: latencies.length - good,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}
