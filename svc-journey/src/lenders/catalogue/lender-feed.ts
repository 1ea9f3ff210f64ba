import { lenderFileLimits } from '@hearthway/contracts/journey';
import type { Logger } from '@hearthway/service-kit';
import { followFile } from '../../followed-file/index.js';
import { readLenderFile } from './lender-file.js';
import type { LenderSource } from './lender-source.js';
import { sampleLenders } from './sample-lenders.js';

export interface LenderFeed {
  /** The operator’s lenders as last read, or the made-up ones without a file. */
  readonly currentLenders: () => LenderSource;
  /** Fails if there is a file that can’t be used: buyers must not get made-up lenders in place of real ones. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface LenderFeedOptions {
  readonly file: string | undefined;
  readonly logger: Logger;
  /** How often to check whether the file has changed. */
  readonly everyMilliseconds: number;
}

export function followLenderFile(options: LenderFeedOptions): LenderFeed {
  const format = options.file?.endsWith('.csv') ? 'csv' : 'json';
  const { current, start, stop } = followFile<LenderSource>({
    ...options,
    what: 'lenders',
    read: (text) => ({ fictional: false, lenders: readLenderFile(text, format) }),
    initial: sampleLenders,
    summary: ({ lenders }) => ({ lenders: lenders.length }),
    requiredAtStart: true,
    maximumBytes: lenderFileLimits.bytes,
  });
  return { currentLenders: current, start, stop };
}
