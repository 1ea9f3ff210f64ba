import { mortgageRates, sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { describeError, type Logger } from '@hearthway/service-kit';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';

export interface MortgageRatesFeed {
  /** The last that could be read; the sample until then, and without a file. */
  readonly currentRates: () => MortgageRates;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

export interface RatesFeedOptions {
  /** JSON in the shape of the contract's `mortgageRates`. */
  readonly file: string | undefined;
  readonly logger: Logger;
  /** How often to look whether the file has changed. */
  readonly everyMilliseconds: number;
}

/** Reads mortgage rates from a file, and again whenever it changes. One that cannot be read changes nothing. */
export function followRatesFeed({ file, logger, everyMilliseconds }: RatesFeedOptions): MortgageRatesFeed {
  let rates: MortgageRates = { rates: [...sampleMortgageRates], source: null };

  const read = async (path: string): Promise<void> => {
    try {
      rates = mortgageRates.parse(JSON.parse(await readFile(path, 'utf8')));
      logger.info({ source: rates.source }, 'mortgage rates read');
    } catch (error) {
      logger.error({ reason: describeError(error) }, 'the feed of mortgage rates cannot be read; the last rates stay');
    }
  };
  const readAgain = (): void => void (file && read(file));

  return {
    currentRates: () => rates,
    async start() {
      if (!file) return;
      await read(file);
      // By looking at it, not by the system's events: those are lost when a file is replaced by another of its name.
      watchFile(file, { interval: everyMilliseconds, persistent: false }, readAgain);
    },
    stop() {
      if (file) unwatchFile(file, readAgain);
    },
  };
}
