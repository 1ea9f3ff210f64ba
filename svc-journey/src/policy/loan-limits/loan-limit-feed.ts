import type { PolicyRow } from '@hearthway/contracts/policy';
import { createRepeatedTask, type Logger } from '@hearthway/service-kit';
import { policyRows } from '../policy-rows.js';
import { withLoadedLimits, type YearOfLimits } from './limit-rows.js';
import type { LoanLimitStore } from './loan-limit-store.js';

/** Every row to choose from on a day (YYYY-MM-DD). The same array until the day or the loaded limits change. */
export type RowsFor = (date: string) => readonly PolicyRow[];

export interface LoanLimitFeed {
  /** With the limits that were last read; the built-in ones until then. */
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

/** Reads the loaded loan limits at the start, and again whenever an operator has loaded others. */
export function followLoanLimits({ store, logger, everyMilliseconds }: LoanLimitFeedOptions): LoanLimitFeed {
  let loaded: readonly YearOfLimits[] = [];
  let lastVersion = '';
  let kept: { readonly date: string; readonly rows: readonly PolicyRow[] } | undefined;

  const readIfChanged = async (): Promise<void> => {
    // Taken before the limits are read, so that a change in between is noticed next time.
    const version = await store.version();
    if (version === lastVersion) return;
    loaded = await store.list();
    kept = undefined;
    lastVersion = version;
    logger.info({ loaded: version }, 'loan limits read');
  };
  const watch = createRepeatedTask({
    name: 'check of the loaded loan limits',
    run: readIfChanged,
    pauseMilliseconds: everyMilliseconds,
    logger,
  });

  return {
    rowsFor(date) {
      if (kept?.date !== date) kept = { date, rows: withLoadedLimits(policyRows, loaded, date) };
      return kept.rows;
    },
    async start() {
      await readIfChanged();
      watch.start();
    },
    stop: () => watch.stop(),
  };
}
