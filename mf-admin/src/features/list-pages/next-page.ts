import type { Transport } from '@hearthway/contracts/platform';

/** A page of a list, newest first. */
export interface ListPage<Records> {
  readonly records: Records;
  /** Names the page of older records; missing on the last one. */
  readonly before?: string | undefined;
}

/** Calls the operation of a list and reads which page follows out of the answer's header `Link` (RFC 8288). */
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
