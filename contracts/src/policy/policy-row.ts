import type { PolicyRow as PublishedRow } from '../journey/index.js';

/** Where figures come from, when they are in force, and how often to check them again. Days are YYYY-MM-DD. */
export interface PolicySource {
  readonly sourceName: string;
  /** Empty for `generalPractice`. */
  readonly sourceUrl: string;
  readonly effectiveFrom: string;
  /** The last day; `null` without an end. */
  readonly effectiveTo: string | null;
  readonly checkedOn: string;
  readonly reviewAfterDays: number;
  readonly standing: Standing;
}

export type Standing = PublishedRow['standing'];

/** A dated figure. Rows with the same key never overlap. A key's meaning never changes, only its figure. */
export interface PolicyRow<Key extends string = string> extends Readonly<PublishedRow>, PolicySource {
  readonly key: Key;
}

export function row<const Key extends string>(
  key: Key,
  name: string,
  [value, unit]: Figure,
  source: PolicySource,
  range?: readonly [low: number, high: number],
): PolicyRow<Key> {
  const ends = range ? { low: range[0], high: range[1] } : null;
  return { id: `${key}@${source.effectiveFrom}`, key, name, value, unit, ...source, range: ends };
}

type Figure = readonly [value: number, unit: PublishedRow['unit']];

/** 3.5 percent are 350 basis points. */
export const basisPoints = (value: number): Figure => [value, 'basis-points'];
export const cents = (value: number): Figure => [value, 'cents'];
export const dollars = (value: number): Figure => cents(value * 100);
export const points = (value: number): Figure => [value, 'points'];
/** Finer than basis points: 1,150 millionths are 11.5 cents per $100. */
export const millionths = (value: number): Figure => [value, 'millionths'];
export const count = (value: number): Figure => [value, 'count'];

/** When all figures were last checked against their sources. */
export const checkedOn = '2026-11-20';

type Source = (
  sourceName: string,
  sourceUrl: string,
  inForce: readonly [from: string, to?: string],
  reviewAfterDays?: number,
) => PolicySource;

const sourceOf =
  (standing: Standing): Source =>
  (sourceName, sourceUrl, [effectiveFrom, effectiveTo], reviewAfterDays = 365) => ({
    sourceName,
    sourceUrl,
    effectiveFrom,
    effectiveTo: effectiveTo ?? null,
    checkedOn,
    reviewAfterDays,
    standing,
  });

/** Seen in the text of the authority that sets it. */
export const published = sourceOf('authority');
/** The rule is named; the figure was read elsewhere and has yet to be compared. */
export const cited = sourceOf('cited');
/** From a page other than the authority’s. Its rows need a range. */
export const secondary = sourceOf('secondary');
/** Its rows need a range. */
export const generalPractice = sourceOf('practice')(
  'General industry practice, not yet verified',
  '',
  ['2026-01-01'],
  180,
);

/**
 * The rows in effect on a day (YYYY-MM-DD), by key: the one in force, or else the last one that was, since last year's
 * figure is closer to the truth than none. Of two that begin on the same day, the later in the list replaces the other.
 */
export function rowsOn<Row extends PolicyRow>(date: string, rows: readonly Row[]): ReadonlyMap<Row['key'], Row> {
  const counting = new Map<Row['key'], Row>();
  for (const candidate of rows) {
    const other = counting.get(candidate.key);
    const isLater = other === undefined || other.effectiveFrom <= candidate.effectiveFrom;
    if (candidate.effectiveFrom <= date && isLater) counting.set(candidate.key, candidate);
  }
  return counting;
}

/** Whether a row's last day is before this one (YYYY-MM-DD). */
export const hasEnded = ({ effectiveTo }: Pick<PolicyRow, 'effectiveTo'>, date: string): boolean =>
  effectiveTo !== null && effectiveTo < date;
