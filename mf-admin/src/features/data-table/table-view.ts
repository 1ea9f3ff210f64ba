import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** The text to search, and to show and sort by unless `cell` or `sortBy` is given. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  readonly sortBy?: (row: Row) => string | number;
  /** Whether a search term, in lower case, matches; by default, whether the text contains it. */
  readonly matches?: (row: Row, term: string) => boolean;
  readonly align?: 'end';
  /** Percent of the table's width. Fixed, so that searching or revealing moves nothing. */
  readonly share: number;
}

export interface Order {
  /** Id of the column. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

const rowsPerPage = 100;

/** The rows in which every word matches some column. */
export function found<Row>(rows: readonly Row[], columns: readonly Column<Row>[], typed: string): readonly Row[] {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return rows;
  return rows.filter((row) => terms.every((term) => columns.some((column) => isIn(column, row, term))));
}

/** A sorted copy; the sort is stable. */
export function ordered<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { by, direction }: Order,
): readonly Row[] {
  const column = columns.find(({ id }) => id === by);
  if (!column) return rows;
  const { sortBy = column.text } = column;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(sortBy(one), sortBy(other)));
}

/** Reverses the order of the same column; sorts another one ascending. */
export function nextOrder(order: Order, by: string): Order {
  const isReversed = order.by === by && order.direction === 'ascending';
  return { by, direction: isReversed ? 'descending' : 'ascending' };
}

export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** From 0. */
  readonly index: number;
  /** At least one, which may be empty. */
  readonly count: number;
  /** Number of its first row, from 1. */
  readonly start: number;
}

/** The requested page, or the last one. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): TablePage<Row> {
  const count = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const index = Math.min(wanted, count - 1);
  const start = index * rowsPerPage;
  return { rows: rows.slice(start, start + rowsPerPage), index, count, start: start + 1 };
}

function isIn<Row>({ text, matches }: Column<Row>, row: Row, term: string): boolean {
  return matches?.(row, term) ?? text(row).toLowerCase().includes(term);
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}
