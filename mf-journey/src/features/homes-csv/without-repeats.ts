import { addressKey, createAddressBook } from '@hearthway/contracts/home-address';
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

/** Merges rows with one address into a home, on the line of the first. Later values win, as when homes are saved. */
export function withoutRepeats(rows: readonly HomeRow[]): readonly HomeRow[] {
  const homes = new Map<string, BookedRow>();
  const book = createAddressBook<BookedRow>([], ({ entry }) => entry);
  for (const row of rows) {
    const earlier = book.find(row.entry);
    const home = earlier ? merged(earlier, row) : { ...row, id: String(row.line) };
    book.replace(earlier, home);
    homes.set(home.id, home);
  }
  return [...homes.values()];
}

interface BookedRow extends HomeRow {
  readonly id: string;
}

/** The same home sold on the same day is one sale. The last row wins. */
export const withoutRepeatedSales = (rows: readonly SaleRow[]): readonly SaleRow[] => [
  ...new Map(rows.map((row) => [`${addressKey(row.entry)}|${row.entry.soldOn}`, row])).values(),
];

function merged(earlier: BookedRow, later: HomeRow): BookedRow {
  const unknown: readonly unknown[] = [null, '', emptyHomeEntry.marketStatus];
  const known = Object.entries(later.entry).filter(([, value]) => !unknown.includes(value));
  return {
    ...earlier,
    entry: { ...earlier.entry, ...Object.fromEntries(known) },
    openHouse: later.openHouse ?? earlier.openHouse,
  };
}
