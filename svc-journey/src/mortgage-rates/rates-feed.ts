import { mortgageRates, sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { createRepeatedTask, describeError, type Logger } from '@hearthway/service-kit';
import { readFile, stat } from 'node:fs/promises';

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

/** Reads mortgage rates from a file, and again whenever it changes. Keeps the last rates if the file can't be read. */
export function followRatesFeed({ file, logger, everyMilliseconds }: RatesFeedOptions): MortgageRatesFeed {
  let rates: MortgageRates = { rates: [...sampleMortgageRates], source: null };
  let lastVersion: string | undefined;

  const readIfChanged = async (path: string): Promise<void> => {
    // Taken before the file is read, so that a change in between is noticed next time.
    const version = await versionOf(path);
    if (version === lastVersion) return;
    lastVersion = version;
    try {
      rates = mortgageRates.parse(JSON.parse(await readFile(path, 'utf8')));
      logger.info({ source: rates.source }, 'mortgage rates read');
    } catch (error) {
      logger.error({ reason: describeError(error) }, 'mortgage rates cannot be read; keeping the last ones');
    }
  };
  // Polling, since file system events are lost when the file is replaced by another with its name.
  const watch = createRepeatedTask({
    name: 'check of the mortgage rates file',
    run: () => (file ? readIfChanged(file) : undefined),
    pauseMilliseconds: everyMilliseconds,
    logger,
  });

  return {
    currentRates: () => rates,
    async start() {
      if (!file) return;
      await readIfChanged(file);
      watch.start();
    },
    stop: () => watch.stop(),
  };
}

/** Changes whenever the file is replaced or written. */
async function versionOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
    return [dev, ino, size, mtimeNs].join(' ');
  } catch (error) {
    return describeError(error);
  }
}
