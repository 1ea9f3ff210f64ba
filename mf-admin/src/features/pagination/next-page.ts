import type { Transport } from '@hearthway/contracts/platform';

/** One page of a list, newest first. */
export interface ListPage<Records> {
  readonly records: Records;
  /** Cursor of the next page, with older records; missing on the last page. */
  readonly before?: string | undefined;
}

/** Fetches a page of a list and reads the cursor of the next one from the `Link` header (RFC 8288). */
export async function callForPage<Records>(
  request: Transport,
  call: (request: Transport) => Promise<Records>,
): Promise<ListPage<Records>> {
  let link: string | null = null;
  const records = await call(async (path, init) => {
    const response = await request(path, init);
    link = response.headers.get('link');
    return response;
  });
  return { records, before: cursorIn(link) };
}

function cursorIn(link: string | null): string | undefined {
  const [, search] = /<[^<>?]*\?([^<>]+)>;\s*rel="next"/.exec(link ?? '') ?? [];
  return new URLSearchParams(search).get('before') ?? undefined;
}
