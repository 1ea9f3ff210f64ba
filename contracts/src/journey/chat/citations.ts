import * as z from 'zod/mini';

/**
 * What a figure or a sentence of an answer rests on. `policy-row`: a dated figure. `knowledge`: an entry of our knowledge base.
 * `calculation`: our own, from figures of the answer. `buyer`: what the buyer entered on the page at `path`.
 */
export const chatCitation = z.object({
  /** Stable: the id of the row or entry, or the name of the calculation. Unique within a message. */
  id: z.string(),
  kind: z.enum(['policy-row', 'knowledge', 'calculation', 'buyer']),
  /** The chip's label. */
  title: z.string(),
  /** Shown when the chip is opened: the row's figure in words, or the entry's text. Plain text. */
  text: z.string(),
  sourceName: z.nullable(z.string()),
  /** `https:`; `null` for general practice and our own calculations. */
  sourceUrl: z.nullable(z.string()),
  /** The date since when the figure is in force, or when the source was read (YYYY-MM-DD). */
  date: z.nullable(z.iso.date()),
  /** A page of this site that shows it. */
  path: z.nullable(z.string()),
});
export type ChatCitation = z.infer<typeof chatCitation>;
