import { rowsOn, type PolicyRow } from '@hearthway/contracts/policy';
import { withLimits, type RowsFor } from './loan-limits/index.js';
import { policyRows, type PolicyKey } from './policy-rows.js';

/** Reads the figures in effect on one day and remembers which rows it read. */
export interface PolicyReader {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** @throws PolicyGapError if no row with this key is in effect on that day */
  value(key: PolicyKey): number;
  /** `undefined` if no row with this key is in effect on that day. */
  find(key: string): number | undefined;
  findRow(key: string): PolicyRow | undefined;
  /** The rows read so far, without duplicates, in the order first read. */
  used(): readonly PolicyRow[];
  /** A reader for one part of a result. Rows it reads also count as read by this one. */
  part(): PolicyReader;
}

export class PolicyGapError extends Error {
  override readonly name = 'PolicyGapError';

  constructor(
    readonly key: string,
    readonly date: string,
  ) {
    super(`No policy row ${key} counts on ${date}`);
  }
}

/** The rows in effect on a day (YYYY-MM-DD). */
export function policyAt(date: string, rows: readonly PolicyRow[] = builtInRowsOn(date)): PolicyReader {
  return readerOf(date, rowsCountingOn(date, rows));
}

/** By key. Cached for the day: every request needs them, and a loaded list of limits has thousands. */
export function rowsCountingOn(date: string, rows: readonly PolicyRow[]): ReadonlyMap<string, PolicyRow> {
  const kept = keptByRows.get(rows);
  if (kept?.date === date) return kept.counting;
  const counting = rowsOn(date, rows);
  keptByRows.set(rows, { date, counting });
  return counting;
}

/** Today's date and the rows in effect. */
export function rowsToday({ policyRowsFor, now }: { readonly policyRowsFor: RowsFor; readonly now: () => Date }) {
  const date = dayOf(now());
  return { date, rows: rowsCountingOn(date, policyRowsFor(date)) };
}

const keptByRows = new WeakMap<
  readonly PolicyRow[],
  { readonly date: string; readonly counting: ReadonlyMap<string, PolicyRow> }
>();

/** Every row that ships with a release and can matter on a day. A year's lists of limits count from its first day. */
export function builtInRowsOn(date: string): readonly PolicyRow[] {
  const year = date.slice(0, 'YYYY'.length);
  const rows = builtInByYear.get(year) ?? withLimits(policyRows, [], date);
  builtInByYear.set(year, rows);
  return rows;
}

const builtInByYear = new Map<string, readonly PolicyRow[]>();

/** Rows overdue for review, and rows expiring (or expired) without a successor. */
export function overdueRows(date: string, rows: readonly PolicyRow[] = builtInRowsOn(date)): readonly PolicyRow[] {
  const checked = rows.filter(isCheckedByItself);
  const counting = [...rowsOn(date, checked).values()];
  const lastStarts = new Map<string, string>();
  for (const { key, effectiveFrom } of checked) {
    if (effectiveFrom > (lastStarts.get(key) ?? '')) lastStarts.set(key, effectiveFrom);
  }
  const isLast = ({ key, effectiveFrom }: PolicyRow): boolean => lastStarts.get(key) === effectiveFrom;
  return counting.filter((row) => isOld(row, date) || (endsSoon(row, date) && isLast(row)));
}

/** A year's list of limits has thousands of counties. Its lowest limit represents the whole list. */
const isCheckedByItself = ({ key }: PolicyRow): boolean => !/\/limit\/(county|state)\//.test(key);

/** YYYY-MM-DD in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

const dayMilliseconds = 86_400_000;
const noticeDays = 30;

/** Or has ended. */
const endsSoon = ({ effectiveTo }: PolicyRow, date: string): boolean =>
  effectiveTo !== null && Date.parse(effectiveTo) - Date.parse(date) <= noticeDays * dayMilliseconds;

const isOld = ({ checkedOn, reviewAfterDays }: PolicyRow, date: string): boolean =>
  Date.parse(date) - Date.parse(checkedOn) > reviewAfterDays * dayMilliseconds;

function readerOf(date: string, counting: ReadonlyMap<string, PolicyRow>, onRead?: (row: PolicyRow) => void) {
  const used = new Set<PolicyRow>();
  const remember = (row: PolicyRow) => {
    used.add(row);
    onRead?.(row);
  };
  const findRow = (key: string): PolicyRow | undefined => {
    const row = counting.get(key);
    if (row) remember(row);
    return row;
  };
  const find = (key: string): number | undefined => findRow(key)?.value;
  const reader: PolicyReader = {
    date,
    find,
    findRow,
    value(key) {
      const value = find(key);
      if (value === undefined) throw new PolicyGapError(key, date);
      return value;
    },
    used: () => [...used],
    part: () => readerOf(date, counting, remember),
  };
  return reader;
}
