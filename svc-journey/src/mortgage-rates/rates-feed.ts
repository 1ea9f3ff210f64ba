import { mortgageRates, sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import type { Logger } from '@hearthway/service-kit';
import { fileSource, followSource, type Feed } from '../feeds/index.js';
import { readJson } from '../files/index.js';

export interface RatesFeedOptions {
  /** JSON in the shape of the contract's `mortgageRates`. */
  readonly file: string | undefined;
  readonly logger: Logger;
  /** How often to check whether the file has changed. */
  readonly everyMilliseconds: number;
}

/** The mortgage rates in a file; the sample until it can be read, or if there is no file. */
export function followRatesFeed({ file, ...options }: RatesFeedOptions): Feed<MortgageRates> {
  return followSource<MortgageRates>({
    ...options,
    name: 'mortgage rates',
    source: file === undefined ? undefined : fileSource(file, (text) => readJson(text, mortgageRates)),
    initial: { rates: [...sampleMortgageRates], source: null },
    isRequired: false,
    summary: ({ source }) => ({ source }),
  });
}
