import type { PolicyRow } from '@hearthway/contracts/policy';
import type { Logger } from '@hearthway/service-kit';
import { followSource } from '../../feeds/index.js';
import { policyRows } from '../policy-rows.js';
import { withLimits } from './limit-rows.js';
import type { LoanLimitStore } from './loan-limit-store.js';
import type { YearOfLimits } from './year-of-limits.js';

/** Every row to choose from on a day (YYYY-MM-DD). The same array until the day or the loaded limits change. */
export type RowsFor = (date: string) => readonly PolicyRow[];

export interface LoanLimitFeed {
  /** Uses the limits last read; until then, the built-in ones. */
  readonly rowsFor: RowsFor;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface LoanLimitFeedOptions {
  readonly store: Pick<LoanLimitStore, 'version' | 'list'>;
  readonly logger: Logger;
  /** How often to look for newly loaded limits. */
  readonly everyMilliseconds: number;
}

/** Reads the loaded loan limits at the start, and again whenever an operator loads new ones. */
export function followLoanLimits({ store, ...options }: LoanLimitFeedOptions): LoanLimitFeed {
  const { current, start, stop } = followSource<readonly YearOfLimits[]>({
    ...options,
    name: 'loan limits',
    source: { version: () => store.version(), read: () => store.list() },
    initial: [],
    isRequired: true,
    summary: (loaded) => ({ years: loaded.map(({ year }) => year) }),
  });
  let kept: { readonly date: string; readonly loaded: unknown; readonly rows: readonly PolicyRow[] } | undefined;

  return {
    rowsFor(date) {
      const loaded = current();
      if (kept?.date !== date || kept.loaded !== loaded) {
        kept = { date, loaded, rows: withLimits(policyRows, loaded, date) };
      }
      return kept.rows;
    },
    start,
    stop,
  };
}
