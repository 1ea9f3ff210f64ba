import { mortgageRates, sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import type { Logger } from '@hearthway/service-kit';
import { followFile } from '../followed-file/index.js';

export interface MortgageRatesFeed {
  /** The last rates that could be read. The sample until then, and without a file. */
  readonly currentRates: () => MortgageRates;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface RatesFeedOptions {
  /** JSON in the shape of the contract's `mortgageRates`. */
  readonly file: string | undefined;
  readonly logger: Logger;
  /** How often to check whether the file has changed. */
  readonly everyMilliseconds: number;
}

/** Mortgage rates from a file. The service also starts without it, with the sample. */
export function followRatesFeed(options: RatesFeedOptions): MortgageRatesFeed {
  const { current, start, stop } = followFile<MortgageRates>({
    ...options,
    what: 'mortgage rates',
    read: (text) => mortgageRates.parse(JSON.parse(text)),
    initial: { rates: [...sampleMortgageRates], source: null },
    summary: ({ source }) => ({ source }),
    requiredAtStart: false,
    maximumBytes: 100_000,
  });
  return { currentRates: current, start, stop };
}
