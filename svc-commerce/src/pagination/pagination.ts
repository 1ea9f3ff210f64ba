/** The last record of a page. The next page continues with older records, or those of the same time with a lower id. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

export interface Page<Item extends Cursor> {
  readonly items: readonly Item[];
  /** Absent on the last page. */
  readonly next?: Cursor;
}

/** Takes a page out of what was found. Find one record more than a page holds: it tells whether there is a next page. */
export function takePage<Item extends Cursor>(found: readonly Item[], size: number): Page<Item> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return found.length > size && last ? { items, next: last } : { items };
}

/** Reads the query parameter `before`, whose form the contract has checked: `<milliseconds>.<id>`. */
export function readCursor(before: string | undefined): Cursor | undefined {
  if (before === undefined) return undefined;
  const dot = before.indexOf('.');
  return { createdAt: new Date(Number(before.slice(0, dot))), id: before.slice(dot + 1) };
}

/** The value of the header `Link`. */
export function linkToNext(path: string, { createdAt, id }: Cursor): string {
  return `<${path}?before=${createdAt.getTime()}.${id}>; rel="next"`;
}
