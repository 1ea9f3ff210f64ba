/** The last record of a page: what is on the next one was made before it, or at the same time with a lower id. */
export interface PageEnd {
  readonly createdAt: Date;
  readonly id: string;
}

export interface Page<Item extends PageEnd> {
  readonly items: readonly Item[];
  /** Missing on the last page. */
  readonly end?: PageEnd;
}

/** The page of what was found, of which there must be one more than fits on it if there is a next page. */
export function takePage<Item extends PageEnd>(found: readonly Item[], size: number): Page<Item> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return found.length > size && last ? { items, end: last } : { items };
}

/** From the form that the contract holds it to. */
export function readCursor(before: string | undefined): PageEnd | undefined {
  if (before === undefined) return undefined;
  const dot = before.indexOf('.');
  return { createdAt: new Date(Number(before.slice(0, dot))), id: before.slice(dot + 1) };
}

/** The value of the header `Link`. */
export function linkToNext(path: string, { createdAt, id }: PageEnd): string {
  return `<${path}?before=${createdAt.getTime()}.${id}>; rel="next"`;
}
