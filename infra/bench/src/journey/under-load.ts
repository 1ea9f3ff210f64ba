import { percentile } from '../percentile.js';

export interface Load {
  /** Correct answers per second, from the first request to the last answer. */
  readonly perSecond: number;
  readonly good: number;
  readonly refused: number;
  /** Milliseconds from a request to its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends one request. @returns whether the answer was correct */
export type Ask = () => Promise<boolean>;

/** Each sender, with its own connection, sends its requests one after the other. */
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
