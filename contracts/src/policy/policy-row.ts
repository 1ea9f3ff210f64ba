import type { PolicyRow as PublishedRow } from '@hearthway/contracts/journey';

/** Where figures are from, how long they hold, and how often they want a look. Days are YYYY-MM-DD. */
export interface PolicySource {
  readonly sourceName: string;
  /** Empty for `generalPractice`, which names no page. */
  readonly sourceUrl: string;
  readonly effectiveFrom: string;
  /** The last day; `null` until something else is decided. */
  readonly effectiveTo: string | null;
  readonly checkedOn: string;
  readonly reviewAfterDays: number;
}

/** One dated figure. At any day no two rows of one key hold; what a key means never changes, its figure does. */
export interface PolicyRow<Key extends string = string> extends Readonly<PublishedRow>, PolicySource {
  readonly key: Key;
}

/** One row from its figure and its source. */
export function row<const Key extends string>(
  key: Key,
  name: string,
  [value, unit]: Figure,
  source: PolicySource,
): PolicyRow<Key> {
  return { id: `${key}@${source.effectiveFrom}`, key, name, value, unit, ...source };
}

type Figure = readonly [value: number, unit: PublishedRow['unit']];

/** Of a hundred: 3.5 percent are 350 basis points. */
export const basisPoints = (value: number): Figure => [value, 'basis-points'];
export const cents = (value: number): Figure => [value, 'cents'];
export const dollars = (value: number): Figure => cents(value * 100);
export const points = (value: number): Figure => [value, 'points'];
export const count = (value: number): Figure => [value, 'count'];

/** When every figure was last compared with its source. */
const checkedOn = '2026-11-20';

export const published = (
  sourceName: string,
  sourceUrl: string,
  [effectiveFrom, effectiveTo]: readonly [from: string, to?: string],
  reviewAfterDays = 365,
): PolicySource => ({
  sourceName,
  sourceUrl,
  effectiveFrom,
  effectiveTo: effectiveTo ?? null,
  checkedOn,
  reviewAfterDays,
});

/** What lenders commonly do, with no page to name yet. */
export const generalPractice: PolicySource = published('General practice, to be verified', '', ['2026-01-01'], 180);
