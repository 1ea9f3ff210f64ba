import * as z from 'zod/mini';

/**
 * What Mia can propose. Nothing happens until the buyer confirms. `draft-message` sends nothing, ever: confirming it only marks
 * the draft as taken, so that the page can copy it or open it in the buyer’s mail.
 */
export const chatActionKinds = ['add-event', 'save-scenario', 'add-home', 'draft-message', 'remember'] as const;

/** `failed`: confirmed, but refused by the part that should do it; `failure` says why. It can be confirmed again. */
export const chatActionStatuses = ['proposed', 'confirmed', 'declined', 'failed'] as const;

export const chatAction = z.object({
  id: z.string(),
  kind: z.enum(chatActionKinds),
  status: z.enum(chatActionStatuses),
  /** What confirming does, phrased as a question: "Add “Home tour” to your calendar?" */
  title: z.string(),
  /** Everything that will be saved, in words. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  /** For `draft-message`. Plain text. */
  draft: z.nullable(z.object({ to: z.enum(['agent', 'lender', 'seller']), subject: z.string(), body: z.string() })),
  /** Once confirmed: the page that shows what was saved. */
  path: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type ChatAction = z.infer<typeof chatAction>;
