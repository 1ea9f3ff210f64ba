import * as z from 'zod/mini';
import { chatMetadata, chatPart } from './messages.js';

const [, , card, citation, action, notice] = chatPart.def.options;

/**
 * One chunk of an answer: the AI SDK’s UI message stream (`x-vercel-ai-ui-message-stream: v1`), of which this is the part that we
 * send. Each is a server-sent event with JSON; the last event is `[DONE]`.
 */
export const chatChunk = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: z.string(), messageMetadata: chatMetadata }),
  /** What is being done, for a moment: "Working out your price". Not kept. */
  z.object({ type: z.literal('data-activity'), data: z.object({ text: z.string() }), transient: z.literal(true) }),
  z.object({ type: z.literal('text-start'), id: z.string() }),
  /** Whole sentences: each is checked before it is sent. */
  z.object({ type: z.literal('text-delta'), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal('text-end'), id: z.string() }),
  card,
  citation,
  action,
  notice,
  z.object({ type: z.literal('message-metadata'), messageMetadata: chatMetadata }),
  z.object({ type: z.literal('finish'), messageMetadata: chatMetadata }),
  /** The buyer stopped it, or the service was stopped. */
  z.object({ type: z.literal('abort') }),
  z.object({ type: z.literal('error'), errorText: z.string() }),
]);
export type ChatChunk = z.infer<typeof chatChunk>;
