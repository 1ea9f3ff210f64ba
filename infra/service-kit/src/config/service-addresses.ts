import * as z from 'zod/mini';

const address = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s/?#]+\/?$/.test(text) && URL.canParse(text),
      'must be an address such as http://127.0.0.1:4001, or several, with commas',
    ),
  );

/** `http://127.0.0.1:4001,http://127.0.0.1:4011` as a list: where the instances of a service are, or what stands before them. */
export const serviceAddresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string): readonly string[] => list.split(',').map((part) => part.trim())),
  ),
  z.array(address),
);
