import * as z from 'zod/mini';

/** The variable `PORT` of every emulator. 0 picks a free port and prints it. */
export const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
