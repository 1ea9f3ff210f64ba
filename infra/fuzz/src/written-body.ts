/** What `fetch` takes for a body: bytes as they are, whose type the caller says, and anything else as JSON. */
export function writtenBody(body: unknown): {
  readonly headers?: { readonly 'content-type': string };
  readonly body?: string | Uint8Array<ArrayBuffer>;
} {
  if (body === undefined) return {};
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
