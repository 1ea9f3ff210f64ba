import { holdsOn, rowsOn, type PolicyRow, type RowsByKey } from '@hearthway/contracts/policy';
import { findLimitRow } from '../county-limits/index.js';
import { policyRows, type PolicyKey } from './policy-rows.js';

/** Reads the figures for one day and remembers which rows it read. */
export interface PolicyReader {
  /** @throws PolicyGapError if no row with this key is in force on that day */
  value(key: PolicyKey): number;
  /** `undefined` if no row with this key is in force on that day. */
  find(key: string): number | undefined;
  findRow(key: string): PolicyRow | undefined;
  /** The rows read so far, without repeats, in the order in which they were first read. */
  used(): readonly PolicyRow[];
  /** A reader for one part of a result. Whatever it reads, this one counts as read, too. */
  part(): PolicyReader;
}

export class PolicyGapError extends Error {
  override readonly name = 'PolicyGapError';

  constructor(
    readonly key: string,
    readonly date: string,
  ) {
    super(`No policy row ${key} is in force on ${date}`);
  }
}

/** The rows in force on a day (YYYY-MM-DD). */
export function policyAt(date: string, rows: readonly PolicyRow[] = policyRows): PolicyReader {
  return readerOf(date, rowsInForce(date, rows));
}

/** Every row in force on a day (YYYY-MM-DD) by key, with the loan limits of all counties. */
export function rowsInForce(date: string, rows: readonly PolicyRow[] = policyRows): RowsByKey<PolicyRow> {
  const inForce = rows === policyRows ? today(date) : rowsOn(date, rows);
  return { get: (key) => inForce.get(key) ?? findLimitRow(key, date) };
}

/** The same without the limits of states and counties. */
export function rowsOnDay(date: string): readonly PolicyRow[] {
  return [...today(date).values()];
}

/** Kept for the day: many requests a second need them. */
function today(date: string): ReadonlyMap<string, PolicyRow> {
  if (kept?.date !== date) kept = { date, rows: rowsOn<PolicyRow>(date, policyRows) };
  return kept.rows;
}
let kept: { readonly date: string; readonly rows: ReadonlyMap<string, PolicyRow> } | undefined;

/** Rows overdue for review, and rows expiring (or expired) without a successor. */
export function overdueRows(date: string, rows: readonly PolicyRow[] = policyRows): readonly PolicyRow[] {
  const inForce = rowsOn(date, rows);
  return rows.filter((row) => {
    if (hasEnded(row, date)) return !inForce.has(row.key);
    return holdsOn(row, date) && (isOld(row, date) || (endsSoon(row, date) && isLast(row, rows)));
  });
}

/** YYYY-MM-DD in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

const dayMilliseconds = 86_400_000;
const noticeDays = 30;

const hasEnded = ({ effectiveTo }: PolicyRow, date: string): boolean => effectiveTo !== null && effectiveTo < date;

const endsSoon = ({ effectiveTo }: PolicyRow, date: string): boolean =>
  effectiveTo !== null && Date.parse(effectiveTo) - Date.parse(date) <= noticeDays * dayMilliseconds;

const isLast = ({ key, effectiveFrom }: PolicyRow, rows: readonly PolicyRow[]): boolean =>
  rows.every((other) => other.key !== key || other.effectiveFrom <= effectiveFrom);

const isOld = ({ checkedOn, reviewAfterDays }: PolicyRow, date: string): boolean =>
  Date.parse(date) - Date.parse(checkedOn) > reviewAfterDays * dayMilliseconds;

function readerOf(date: string, inForce: RowsByKey<PolicyRow>, onRead?: (row: PolicyRow) => void) {
  const used = new Set<PolicyRow>();
  const remember = (row: PolicyRow) => {
    used.add(row);
    onRead?.(row);
  };
  const findRow = (key: string): PolicyRow | undefined => {
    const row = inForce.get(key);
    if (row) remember(row);
    return row;
  };
  const find = (key: string): number | undefined => findRow(key)?.value;
  const reader: PolicyReader = {
    find,
    findRow,
    value(key) {
      const value = find(key);
      if (value === undefined) throw new PolicyGapError(key, date);
      return value;
    },
    used: () => [...used],
    part: () => readerOf(date, inForce, remember),
  };
  return reader;
}
