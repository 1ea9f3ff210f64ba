import * as z from 'zod/mini';

/**
 * For an operation that changes or deletes something with a version: the version that the caller read, as an entity tag
 * (`If-Match: "3"`). Any other is refused, so that concurrent changes can't overwrite each other.
 */
export const ifMatch = z.object({
  'if-match': z.codec(
    z.string().check(z.regex(/^"\d{1,9}"$/, 'Send the version that you read, such as "3"')),
    z.number(),
    {
      decode: (tag) => Number(tag.slice(1, -1)),
      encode: (version) => `"${version}"`,
    },
  ),
});

/** For an operation that creates something: a UUID. Requests with the same one create it only once. */
export const idempotencyKey = z.object({ 'idempotency-key': z.uuid() });
