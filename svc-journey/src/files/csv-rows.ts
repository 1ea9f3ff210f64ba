import { CsvError, parse } from 'csv-parse/sync';
import { UnusableFile } from './unusable-file.js';

export interface CsvRow {
  /** Its last line in the file, counted from 1. */
  readonly lastLine: number;
  /** Trimmed. */
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file, without empty ones. Any line endings; rows may differ in length.
 * @throws {UnusableFile} if it isn't CSV
 */
export function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      bom: true,
      cast: (cell) => cell.trim(),
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (cells: string[], { lines: lastLine }) => void rows.push({ lastLine, cells }),
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new UnusableFile(`It is not a table of CSV: ${error.message}`);
    throw error;
  }
}
