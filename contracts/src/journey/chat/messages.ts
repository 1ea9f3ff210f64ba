import * as z from 'zod/mini';
import { chatAction } from './actions.js';
import { chatCard } from './cards.js';
import { chatCitation } from './citations.js';
import { chatContext } from './chat-contexts.js';

/**
 * What the buyer should know about an answer. `model-…` and `over-budget`: it was answered without a model. `figure-removed`: a
 * sentence held a figure that nothing in this answer supports. `context-off`: `context` would help, and is off.
 */
export const chatNoticeCodes = [
  'model-down',
  'model-slow',
  'over-budget',
  'figure-removed',
  'context-off',
  'refused',
] as const;
export const chatNotice = z.object({
  code: z.enum(chatNoticeCodes),
  /** For people. */
  text: z.string(),
  context: z.nullable(chatContext),
});
export type ChatNotice = z.infer<typeof chatNotice>;

/** Why an answer helped or didn’t. */
export const chatFeedbackReasons = {
  wrong: 'Something in it is wrong',
  unclear: 'I didn’t understand it',
  'not-answered': 'It didn’t answer my question',
  'refused-wrongly': 'It should have answered',
  helpful: 'It helped',
  other: 'Something else',
} as const;
type FeedbackReason = keyof typeof chatFeedbackReasons;

export const chatFeedback = z.strictObject({
  rating: z.enum(['up', 'down']),
  reason: z.nullable(z.enum(Object.keys(chatFeedbackReasons) as [FeedbackReason, ...FeedbackReason[]])),
});
export type ChatFeedback = z.infer<typeof chatFeedback>;

/** `answering`: it can be resumed. `cut-off`: the service was stopped while it answered; it can be asked again. */
export const chatMessageStatuses = ['answering', 'complete', 'stopped', 'cut-off'] as const;

/** `metadata` of the AI SDK’s `UIMessage`. */
export const chatMetadata = z.object({
  /** The parent message; `null` starts the thread. Messages with the same parent are branches. */
  parentId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  status: z.enum(chatMessageStatuses),
  /** `none`: answered without a model. `null` for a question. */
  engine: z.nullable(z.enum(['none', 'model'])),
  /** Which of the buyer’s data the answer used. */
  used: z.array(chatContext),
  feedback: z.nullable(chatFeedback),
});
export type ChatMetadata = z.infer<typeof chatMetadata>;

/** Parts of the AI SDK’s `UIMessage`, in the order in which they are shown. */
export const chatPart = z.discriminatedUnion('type', [
  /** Markdown without HTML. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Part of a question: what the buyer pasted. Shown as a quote. */
  z.object({ type: z.literal('data-pasted'), id: z.string(), data: z.object({ text: z.string() }) }),
  z.object({ type: z.literal('data-card'), id: z.string(), data: chatCard }),
  z.object({ type: z.literal('data-citation'), id: z.string(), data: chatCitation }),
  z.object({ type: z.literal('data-action'), id: z.string(), data: chatAction }),
  z.object({ type: z.literal('data-notice'), id: z.string(), data: chatNotice }),
]);
export type ChatPart = z.infer<typeof chatPart>;

/** A `UIMessage` of the AI SDK. */
export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(chatPart),
  metadata: chatMetadata,
});
export type ChatMessage = z.infer<typeof chatMessage>;
