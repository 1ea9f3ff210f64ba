import type { listWaitlist } from '@hearthway/contracts/commerce';
import type { Operation, OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** Lists records, newest first, and names the next page in the `Link` header (RFC 8288). */
export type PagedOperation = Operation<
  undefined,
  NonNullable<(typeof listWaitlist)['query']>,
  undefined,
  Operation['reply'],
  undefined
>;

/** One page of a list, newest first. */
export interface ListPage<Records> {
  readonly records: Records;
  /** Cursor of the next page, with older records; missing on the last page. */
  readonly before?: string | undefined;
}

/** Fetches the page at a cursor, by default the newest. */
export async function fetchPage<Op extends PagedOperation>(
  request: Transport,
  operation: Op,
  before?: string,
  signal?: AbortSignal,
): Promise<ListPage<OperationReply<Op>>> {
  let link: string | null = null;
  const noting: Transport = async (path, init) => {
    const response = await request(path, init);
    link = response.headers.get('link');
    return response;
  };
  const input = { query: { before } };
  const records = await callOperation<PagedOperation>(noting, operation, input, { signal });
  return { records: records as OperationReply<Op>, before: cursorIn(link) };
}

function cursorIn(link: string | null): string | undefined {
  const [, search] = /<[^<>?]*\?([^<>]+)>;\s*rel="next"/.exec(link ?? '') ?? [];
  return new URLSearchParams(search).get('before') ?? undefined;
}
