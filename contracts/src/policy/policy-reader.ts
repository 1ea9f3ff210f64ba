/** The figure of a dated row. The part of the id before `@` is its key. */
export interface DatedFigure {
  readonly id: string;
  readonly value: number;
  /** If practice varies; `value` is the one to plan with. */
  readonly range?: { readonly low: number; readonly high: number } | null | undefined;
}

/** Reads figures and remembers which rows it read. */
export interface FigureReader<Key extends string = string> {
  /** @throws RangeError if there is no row with this key */
  value(key: Key): number;
  find(key: string): number | undefined;
}

export interface RowReader<Row extends DatedFigure> extends FigureReader {
  /** @throws RangeError if there is no row with this key */
  row(key: string): Row;
  findRow(key: string): Row | undefined;
  /** The rows read so far, without duplicates, in the order first read. */
  used(): readonly Row[];
}

/** Rows in force on one day by key. Build it once for many readers. */
export type RowsByKey<Row extends DatedFigure> = Readonly<Pick<ReadonlyMap<string, Row>, 'get'>>;

export function rowsByKey<Row extends DatedFigure>(rows: readonly Row[]): RowsByKey<Row> {
  return new Map(rows.map((row) => [row.id.slice(0, row.id.lastIndexOf('@')), row]));
}

export function rowReader<Row extends DatedFigure>(rows: RowsByKey<Row>): RowReader<Row> {
  return new RememberingReader(rows);
}

/** A class, because a result creates dozens of readers, and closures for each would take longer than the reading. */
class RememberingReader<Row extends DatedFigure> implements RowReader<Row> {
  readonly #rows: RowsByKey<Row>;
  readonly #used: Row[] = [];

  constructor(rows: RowsByKey<Row>) {
    this.#rows = rows;
  }

  findRow(key: string): Row | undefined {
    const found = this.#rows.get(key);
    if (found && !this.#used.includes(found)) this.#used.push(found);
    return found;
  }

  row(key: string): Row {
    const found = this.findRow(key);
    if (!found) throw new RangeError(`No policy row ${key} is in force`);
    return found;
  }

  value(key: string): number {
    return this.row(key).value;
  }

  find(key: string): number | undefined {
    return this.findRow(key)?.value;
  }

  used(): readonly Row[] {
    return this.#used;
  }
}
