import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.nonnegative());

/** What the frame tells the page. */
export const frameMessage = z.union([
  /** What is seen now: the page in the middle, and its size, where 100 is that of the paper. */
  z.object({ kind: z.literal('shown'), page: count, pages: count, percent: count }),
  z.object({ kind: z.literal('failed'), why: z.enum(['damaged', 'unsupported']) }),
  /** How many pages are ready to be printed. */
  z.object({ kind: z.literal('printing'), ready: count, pages: count }),
  z.object({ kind: z.literal('printed') }),
  z.object({ kind: z.literal('not-printed') }),
  z.object({ kind: z.literal('close') }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;
