import { CsvError, parse, type InfoRecord } from 'csv-parse/browser/esm/sync';
import { UnusableFile } from './unusable-file.js';

export interface CsvRow {
  /** The line in the file where it starts, from 1. */
  readonly line: number;
  /** Each on one line, trimmed. */
  readonly cells: readonly string[];
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** Lines that could not be read, because a quotation mark opens there and never closes. */
  readonly brokenLines: readonly number[];
}

const separators = [',', ';', '\t'] as const;
const cellMaximum = 1_000;
/** After this many broken lines, reading stops. Each one means looking at the rest of the file again. */
const brokenMaximum = 3;
/** Lines per row, on average. The search for a closing quotation mark covers no more than the wanted rows can take. */
const linesOfRowMaximum = 20;

/**
 * The rows of a file without empty ones, at most about `maximum`. They may differ in length. Quotation marks within a cell needn't
 * be doubled: `5" pipe`.
 * @throws {UnusableFile} if it can't be a table
 */
export function csvRows(text: string, maximum: number): CsvRows {
  const unified = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(unified);
  const lines = unified.split('\n');
  if (lines.some((line) => line.split(separator, cellMaximum + 1).length > cellMaximum)) {
    throw new UnusableFile('This doesn’t look like a table: it has a line of more than 1,000 cells.');
  }
  const rows: CsvRow[] = [];
  const brokenLines: number[] = [];
  for (let from = 0; from < lines.length && rows.length < maximum && brokenLines.length < brokenMaximum;) {
    const part = parsed(lines.slice(from, from + maximum * linesOfRowMaximum).join('\n'), separator, maximum);
    rows.push(...part.rows.map(({ line, cells }) => ({ line: line + from, cells })));
    if (part.brokenAt === undefined) break;
    from += part.brokenAt;
    // Empty lines before it were skipped.
    while (/^[\s,;]*$/.test(lines[from - 1] ?? '"')) from += 1;
    brokenLines.push(from);
  }
  return { rows, brokenLines };
}

/** Spreadsheets separate by semicolons where the comma is a decimal sign; copied cells are separated by tabs. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000);
  const widths = separators.map((separator) => {
    const rows = parsed(start, separator, 4).rows.filter(({ cells }) => !isNote(cells));
    return [separator, rows[0]?.cells.length ?? 0] as const;
  });
  const [separator] = widths.reduce((widest, other) => (other[1] > widest[1] ? other : widest));
  return separator;
}

/** Redfin starts with what its list leaves out, and Excel with the file's separator. Neither is a row. */
export function isNote(cells: readonly string[]): boolean {
  return /^"?in accordance with local mls rules/i.test(cells[0] ?? '') || /^sep=.?$/i.test(cells.join(''));
}

/** The rows up to the first line that is broken. */
function parsed(text: string, separator: string, maximum: number): { rows: readonly CsvRow[]; brokenAt?: number } {
  const rows: CsvRow[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      to: maximum,
      trim: true,
      on_record(cells: string[], { lines }: InfoRecord) {
        lastLine = lines;
        if (/^[\s,;]*$/.test(cells.join(''))) return null;
        const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        rows.push({ line: lines - breaks, cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) });
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, brokenAt: lastLine + 1 };
  }
}
