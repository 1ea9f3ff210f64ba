import * as z from 'zod/mini';

/** An opaque id in a path. Its characters need no URL encoding, so it can't lead to another path. */
export const identifier = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
