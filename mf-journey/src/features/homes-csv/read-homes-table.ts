import {
  comparableSaleEntry,
  emptyHomeEntry,
  homeEntry,
  homeLimits,
  type ComparableSaleEntry,
  type HomeEntry,
} from '@hearthway/contracts/journey';
import { dayOf } from './cells.js';
import { guessColumns, neededFields, type Columns, type TableField } from './columns.js';
import { csvRows, isNote } from './csv-rows.js';
import { readFacts } from './home-facts.js';
import { readOpenHouse, type OpenHouse } from './open-house.js';
import { cellOf, problemAt, unreadable, type TableProblem, type TableRow } from './table-row.js';
import { UnusableFile } from './unusable-file.js';
import { withoutRepeatedSales, withoutRepeats, type HomeRow, type SaleRow } from './without-repeats.js';

export interface HomesTable {
  /** The columns of the file, each with the first thing below its heading. */
  readonly headings: readonly { readonly name: string; readonly sample: string }[];
  readonly columns: Columns;
  /** What every home needs, but no column holds. In that case, no row is read. */
  readonly missing: readonly TableField[];
  readonly homes: readonly HomeRow[];
  /** Past sales, which nobody can visit. */
  readonly sales: readonly SaleRow[];
  /** How many rows were merged with an earlier row about the same home or sale. */
  readonly repeats: number;
  readonly openHouses: readonly OpenHouse[];
  /** In file order. */
  readonly problems: readonly TableProblem[];
  /** The headings of unused columns. */
  readonly ignored: readonly string[];
}

const rowMaximum = homeLimits.perImport;

/**
 * Reads the homes, past sales, and open houses of a list. A row without its address or its price is left out; of other cells that
 * can’t be read, only the cell is. Each is named.
 * @param today the day of the file (YYYY-MM-DD), from which its days on the market are counted
 * @param columns instead of those that the headings suggest
 * @throws {UnusableFile} with what to tell the buyer
 */
export function readHomesTable(text: string, today: string, columns?: Columns): HomesTable {
  const { headings, body, brokenLines } = partsOf(text);
  const chosen = columns ?? guessColumns(headings);
  const missing = neededFields.filter((field) => !chosen.has(field));
  const read = missing.length > 0 ? [] : body.map((row) => readRow({ ...row, headings, columns: chosen }, today));
  const homeRows = read.flatMap(({ line, home, openHouse }) => (home ? [{ line, entry: home, openHouse }] : []));
  const saleRows = read.flatMap(({ line, sale }) => (sale ? [{ line, entry: sale }] : []));
  const [homes, sales] = [withoutRepeats(homeRows), withoutRepeatedSales(saleRows)];
  const broken = brokenLines.map((line) => wholeRow(line, 'A quotation mark opens here, but none closes it.'));
  const used = new Set(chosen.values());
  const sampleOf = (place: number): string => body.find(({ cells }) => cells[place])?.cells[place] ?? '';
  return {
    headings: headings.map((name, place) => ({ name, sample: sampleOf(place) })),
    columns: chosen,
    missing,
    homes,
    sales,
    repeats: homeRows.length + saleRows.length - homes.length - sales.length,
    openHouses: homes.flatMap(({ openHouse }) => openHouse ?? []),
    problems: [...read.flatMap(({ problems }) => problems), ...broken].sort((one, other) => one.line - other.line),
    ignored: headings.filter((name, place) => name !== '' && !used.has(place)),
  };
}

function partsOf(text: string) {
  // One more than there may be, next to the headings and the notes.
  const { rows, brokenLines } = csvRows(text, rowMaximum + 10);
  const [head, ...body] = rows.filter(({ cells }) => !isNote(cells));
  if (!head) throw new UnusableFile('We found no table in this file. Please choose a CSV file with headings.');
  if (body.length + brokenLines.length === 0) {
    throw new UnusableFile('This file has headings, but no homes below them. Please choose another one.');
  }
  if (body.length > rowMaximum) {
    const message = `This file has more than ${rowMaximum} rows. Delete those you don’t need, or split it into two files.`;
    throw new UnusableFile(message);
  }
  return { headings: head.cells, body, brokenLines };
}

interface ReadRow {
  readonly line: number;
  readonly home?: HomeEntry;
  readonly sale?: ComparableSaleEntry;
  readonly openHouse?: OpenHouse | undefined;
  readonly problems: readonly TableProblem[];
}

function readRow(row: TableRow, today: string): ReadRow {
  const { line } = row;
  if (row.cells.slice(row.headings.length).some((cell) => cell !== '')) {
    const message = 'It has more cells than the headings. Put quotation marks around text that has commas.';
    return { line, problems: [wholeRow(line, message)] };
  }
  return isPastSale(row) ? readEntry(withSoldPrice(row), today, readSale) : readEntry(row, today, readHome);
}

type ReadEntry = (row: TableRow, entry: HomeEntry, problems: readonly TableProblem[]) => ReadRow;

function readEntry(row: TableRow, today: string, read: ReadEntry): ReadRow {
  const { line } = row;
  const { facts, problems } = readFacts(row, today);
  const absent = neededFields
    .filter((field) => cellOf(row, field) === '')
    .map((field) => problemAt(row, field, 'It is missing.'));
  const all = [...absent, ...problems];
  if (all.some(({ isKept }) => !isKept)) return { line, problems: all.filter(({ isKept }) => !isKept) };
  const entry = homeEntry.parse({ ...emptyHomeEntry, ...facts });
  return read(row, entry, all);
}

/** Uses the price that a home was sold for instead of the asking price. */
function withSoldPrice(row: TableRow): TableRow {
  const place = row.columns.get('soldPrice');
  return place === undefined ? row : { ...row, columns: new Map([...row.columns, ['price', place]]) };
}

function readHome(row: TableRow, home: HomeEntry, problems: readonly TableProblem[]): ReadRow {
  const { openHouse, problem } = readOpenHouse(row, home);
  return { line: row.line, home, openHouse, problems: problem ? [...problems, problem] : problems };
}

/** If a list has no types of sale, a sold date marks a past sale. */
function isPastSale(row: TableRow): boolean {
  return row.columns.has('saleType') ? /^past sale$/i.test(cellOf(row, 'saleType')) : cellOf(row, 'soldOn') !== '';
}

function readSale(row: TableRow, facts: HomeEntry, problems: readonly TableProblem[]): ReadRow {
  const { line } = row;
  const cell = cellOf(row, 'soldOn');
  const soldOn = dayOf(cell);
  if (soldOn === undefined) {
    const message = cell === '' ? 'A past sale needs its day.' : unreadable(cell, 'a day, such as October-31-2025');
    return { line, problems: [{ ...problemAt(row, 'soldOn', message), isKept: false }] };
  }
  const known = Object.entries(facts).filter(([fact]) => Object.hasOwn(comparableSaleEntry.shape, fact));
  return { line, sale: comparableSaleEntry.parse({ ...Object.fromEntries(known), soldOn }), problems };
}

const wholeRow = (line: number, message: string): TableProblem => ({ line, column: '', message, isKept: false });
