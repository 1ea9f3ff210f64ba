import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { chatFeedback, chatMetadata } from './messages.js';

const { rating, reason } = chatFeedback.shape;
const { engine } = chatMetadata.shape;

/** Feedback on answers that are still stored: counts, and never a word of a conversation. */
export const chatFeedbackReport = z.object({
  /** How often each was given, most frequent first. */
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
