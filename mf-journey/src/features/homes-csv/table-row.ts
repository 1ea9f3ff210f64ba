import { neededFields, type Columns, type TableField } from './columns.js';
import type { CsvRow } from './csv-rows.js';

/** A row of a file, with what its columns are. */
export interface TableRow extends CsvRow {
  readonly headings: readonly string[];
  readonly columns: Columns;
}

export interface TableProblem {
  /** In the file, from 1. */
  readonly line: number;
  /** The beginning of the heading in the file; empty if the problem is about the whole row. */
  readonly column: string;
  readonly message: string;
  /** Whether the rest of the row is used. */
  readonly isKept: boolean;
}

/** A row's value for a field; empty if there is no such column, or for signs and words that mean “none”. */
export function cellOf({ cells, columns }: TableRow, field: TableField): string {
  const cell = cells[columns.get(field) ?? -1] ?? '';
  return /^(?:[-–—?]|n\/?a|none|null|unknown|tbd)$/i.test(cell) ? '' : cell;
}

/** Describes a problem with a cell. If a needed value is missing, the row is left out. */
export function problemAt(row: TableRow, field: TableField, message: string): TableProblem {
  const heading = row.headings[row.columns.get(field) ?? -1] ?? '';
  // Redfin’s heading of the links continues with a sentence in parentheses.
  const [beginning = ''] = heading.split('(');
  const column = beginning.trim() || heading;
  return { line: row.line, column, message, isKept: !neededFields.some((needed) => needed === field) };
}

/** `“about 400k” isn’t a price in dollars, such as 425,000.` */
export function unreadable(cell: string, wanted: string): string {
  return `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}” isn’t ${wanted}.`;
}
