import { addressKey, townKey } from '@hearthway/contracts/home-address';
import { emptyHomeEntry, type ComparableSaleEntry, type HomeEntry } from '@hearthway/contracts/journey';
import type { OpenHouse } from './open-house.js';

export interface HomeRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly entry: HomeEntry;
  readonly openHouse?: OpenHouse | undefined;
}

export interface SaleRow {
  readonly line: number;
  readonly entry: ComparableSaleEntry;
}

/** Rows at one address as one home, on the line of the first. What a later one knows wins, as when homes are saved. */
export function withoutRepeats(rows: readonly HomeRow[]): readonly HomeRow[] {
  const homes: KeyedRow[] = [];
  for (const row of rows.map(keyed)) {
    const earlier = homes.find(({ key }) => key === row.key) ?? onlyOneInTown(homes, row);
    if (earlier) homes[homes.indexOf(earlier)] = keyed(merged(earlier, row));
    else homes.push(row);
  }
  return homes;
}

/** The same home sold on the same day is one sale, of which the row that comes last counts. */
export const withoutRepeatedSales = (rows: readonly SaleRow[]): readonly SaleRow[] => [
  ...new Map(rows.map((row) => [`${addressKey(row.entry)}|${row.entry.soldOn}`, row])).values(),
];

interface KeyedRow extends HomeRow {
  readonly key: string;
  readonly town: string | undefined;
}

const keyed = (row: HomeRow): KeyedRow => ({ ...row, key: addressKey(row.entry), town: townKey(row.entry) });

/** Where one of two says no ZIP code, the street, the city, and the state decide, unless there are several homes. */
function onlyOneInTown(homes: readonly KeyedRow[], { town, entry }: KeyedRow): KeyedRow | undefined {
  const [only, ...others] = town === undefined ? [] : homes.filter((home) => home.town === town);
  const isAlone = only !== undefined && others.length === 0;
  return isAlone && (only.entry.zipCode === '' || entry.zipCode === '') ? only : undefined;
}

function merged(earlier: HomeRow, later: HomeRow): HomeRow {
  const unknown: readonly unknown[] = [null, '', emptyHomeEntry.marketStatus];
  const known = Object.entries(later.entry).filter(([, value]) => !unknown.includes(value));
  return {
    line: earlier.line,
    entry: { ...earlier.entry, ...Object.fromEntries(known) },
    openHouse: later.openHouse ?? earlier.openHouse,
  };
}
