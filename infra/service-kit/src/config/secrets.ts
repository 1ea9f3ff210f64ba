import * as z from 'zod/mini';

/** A secret from which keys are derived: at least 32 characters. */
export const secret = z.string().check(z.minLength(32));

/** Comma-separated former secrets; none when the variable is not set. They still open what they sealed. */
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
