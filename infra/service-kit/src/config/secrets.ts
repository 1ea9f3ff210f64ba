import * as z from 'zod/mini';

/** What keys are derived from: at least 32 characters. */
export const secret = z.string().check(z.minLength(32));

/**
 * Secrets that were in use before the one of now, with commas between; none when the variable is not set. What they sealed is
 * still opened.
 */
export const formerSecrets = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((list) => list.split(',')),
    ),
    z.array(secret),
  ),
  [],
);
