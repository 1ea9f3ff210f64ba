import * as z from 'zod/mini';

/** An opaque id in a path. Every character of it means the same in each spelling of a URL, so it cannot lead anywhere else. */
export const identifier = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
