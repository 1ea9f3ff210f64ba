import type { ListedLender } from '@hearthway/contracts/journey';
import type { Logger } from '@hearthway/service-kit';
import { fileSource, followSource, type Feed } from '../../feeds/index.js';
import { readLenderFile } from './lender-file.js';
import { sampleLenders } from './sample-lenders.js';

/** The lenders that buyers are matched with. */
export interface LenderList {
  /** Made up: buyers are told so before they look for lenders. */
  readonly fictional: boolean;
  readonly lenders: readonly ListedLender[];
}

export interface LenderFeedOptions {
  /** JSON, or CSV if its name ends in `.csv`, in the shape of the contract's `lenderFile`. */
  readonly file: string | undefined;
  readonly logger: Logger;
  /** How often to check whether the file has changed. */
  readonly everyMilliseconds: number;
}

/**
 * The operator's lenders or, without a file, made-up ones. The start fails if the file can't be used, since buyers must
 * not get made-up lenders in place of real ones.
 */
export function followLenders({ file, ...options }: LenderFeedOptions): Feed<LenderList> {
  return followSource<LenderList>({
    ...options,
    name: 'lenders',
    source: file === undefined ? undefined : fileSource(file, (text) => listIn(text, file)),
    initial: { fictional: true, lenders: sampleLenders },
    isRequired: true,
    summary: ({ lenders }) => ({ lenders: lenders.length }),
  });
}

function listIn(text: string, file: string): LenderList {
  const format = file.toLowerCase().endsWith('.csv') ? 'csv' : 'json';
  return { fictional: false, lenders: readLenderFile(text, format) };
}
