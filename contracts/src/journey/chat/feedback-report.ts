import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { chatFeedback, chatMetadata } from './messages.js';

const { rating, reason } = chatFeedback.shape;
const { engine } = chatMetadata.shape;

/** What buyers said about answers that are still kept: counts, and never a word of a conversation. */
export const chatFeedbackReport = z.object({
  /** How often each was said; the most frequent first. */
  counts: z.array(z.object({ rating, reason, engine, count: z.number().check(z.int()) })),
});
export type ChatFeedbackReport = z.infer<typeof chatFeedbackReport>;

export const getChatFeedbackReport = defineOperation({
  id: 'journey.get-chat-feedback-report',
  summary: 'Count what buyers said about Mia’s answers',
  method: 'GET',
  path: '/api/admin/chat-feedback',
  access: 'admin',
  status: 200,
  reply: chatFeedbackReport,
  errors: {},
});
