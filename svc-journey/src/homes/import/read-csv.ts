import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { CsvError, parse, type InfoRecord } from 'csv-parse/sync';
import { hasNeededColumns, type TableRow } from './homes-of-table.js';

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

/** More rows than a board has places for are refused later; this keeps a hostile file cheap. */
const rowMaximum = 2_000;

/** @throws AppError `home.unreadable-file` if it isn't CSV with headings for address and price */
export function readCsv(csv: string): Table {
  const [first, ...rest] = parsed(csv);
  const headings = first?.record.map((heading) => heading.trim()) ?? [];
  if (!hasNeededColumns(headings)) throw unreadable(1, 'We need at least the columns Address and Price');
  return { headings, rows: rest.map(({ record, info }) => ({ line: lineOf(record, info), cells: record })) };
}

function parsed(csv: string): readonly ParsedRecord[] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      // A row may be shorter or longer than the headings.
      relax_column_count: true,
      // `5" pipe` without quotes around it is a text with a quote.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 50_000,
      to: rowMaximum,
    }) as unknown as readonly ParsedRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(Number(error['lines'] ?? 1), 'A quotation mark isn’t closed');
    throw error;
  }
}

/** Spreadsheets of other languages separate by semicolons; copied cells by tabs. */
function delimiterOf(csv: string): string {
  const [firstLine = ''] = csv.split('\n', 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, times: firstLine.split(sign).length }));
  return counted.reduce((most, other) => (other.times > most.times ? other : most)).sign;
}

/** The line where a row begins; the parser counts to where it ends. */
function lineOf(record: readonly string[], { lines }: InfoRecord): number {
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return lines - breaks;
}

function unreadable(line: number, message: string): AppError {
  return new AppError('home.unreadable-file', problemTexts.homesNotReadable, {
    details: [{ path: 'body.csv', message: `Line ${line}: ${message}` }],
  });
}
