import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { eventStream } from '../../event-stream.js';
import { defineOperation } from '../../operation.js';
import { isVisible } from '../../visible-text.js';
import { chatAction } from './actions.js';
import { chatLimits } from './chat-limits.js';
import { chatFeedback, chatMessage } from './messages.js';
import { threadId, threadNotFound } from './thread-operations.js';

const messageId = z.strictObject({ ...threadId.shape, messageId: identifier });
const messageNotFound = { ...threadNotFound, 'chat-message.not-found': 404 } as const;

/** A single character that represents words, such as an Arabic phrase, is read as those words: many of them would take long. */
const paragraphs = (maximum: number) =>
  z.string().check(
    z.maxLength(maximum, `Please use ${maximum.toLocaleString('en-US')} characters or fewer`),
    z.refine(
      (text) => text.length > maximum || text.normalize('NFKC').length <= 2 * maximum,
      'Please write out characters that stand for words',
    ),
    z.refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'Please remove hidden characters'),
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const chatQuestion = z.strictObject({
  /** A UUID chosen by the caller. Sending it again returns the same answer and creates no duplicate. */
  messageId: z.uuid(),
  /** The parent message; `null` starts a new thread. An edited question has the same parent as the original. */
  parentId: z.nullable(identifier),
  text: paragraphs(chatLimits.questionCharacters).check(z.refine(isVisible, 'Please write a question')),
  /** Text from elsewhere, kept apart so that it is never taken for the buyer’s own words. */
  pasted: z.optional(paragraphs(chatLimits.pastedCharacters)),
  /** The page on which it is asked: `/closing`. */
  page: z.optional(z.string().check(z.regex(/^\/[a-z0-9/-]{0,60}$/))),
  /** The browser's time zone, such as `America/Chicago`: for when "tomorrow at 3" is. */
  timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Please send a known time zone'))),
});
export type ChatQuestion = z.infer<typeof chatQuestion>;

const answerErrors = {
  ...messageNotFound,
  'chat.answering': 409,
  'chat.too-many-messages': 429,
  'chat-thread.full': 409,
} as const;

/** Replies of these are the AI SDK’s UI message stream (`x-vercel-ai-ui-message-stream: v1`). */
export const sendChatMessage = defineOperation({
  id: 'journey.send-chat-message',
  summary: 'Ask Mia. The first question begins the thread. The answer streams, and goes on if the connection is lost',
  method: 'POST',
  path: '/api/chat/threads/:threadId/messages',
  access: 'buyer',
  params: threadId,
  body: chatQuestion,
  status: 200,
  replyType: 'text/event-stream',
  reply: eventStream,
  errors: { ...answerErrors, 'chat-message.conflict': 409, 'chat-thread.too-many': 409 },
});

export const retryChatMessage = defineOperation({
  id: 'journey.retry-chat-message',
  summary: 'Answer a question once more; the answers are branches',
  method: 'POST',
  path: '/api/chat/threads/:threadId/messages/:messageId/answers',
  access: 'buyer',
  params: messageId,
  status: 200,
  replyType: 'text/event-stream',
  reply: eventStream,
  errors: answerErrors,
});

export const resumeChatMessage = defineOperation({
  id: 'journey.resume-chat-message',
  summary: 'Stream an answer from its beginning, and to its end if it is being written',
  method: 'GET',
  path: '/api/chat/threads/:threadId/messages/:messageId/stream',
  access: 'buyer',
  params: messageId,
  status: 200,
  replyType: 'text/event-stream',
  reply: eventStream,
  errors: messageNotFound,
});

export const stopChatMessage = defineOperation({
  id: 'journey.stop-chat-message',
  summary: 'Stop an answer. What was written stays',
  method: 'POST',
  path: '/api/chat/threads/:threadId/messages/:messageId/stop',
  access: 'buyer',
  params: messageId,
  status: 204,
  reply: undefined,
  errors: messageNotFound,
});

export const rateChatMessage = defineOperation({
  id: 'journey.rate-chat-message',
  summary: 'Say whether an answer helped; `null` takes it back',
  method: 'PUT',
  path: '/api/chat/threads/:threadId/messages/:messageId/feedback',
  access: 'buyer',
  params: messageId,
  body: z.strictObject({ feedback: z.nullable(chatFeedback) }),
  status: 200,
  reply: chatMessage,
  errors: messageNotFound,
});

export const decideChatAction = defineOperation({
  id: 'journey.decide-chat-action',
  summary: 'Confirm or decline what Mia proposed. Confirmed twice, it happens once',
  method: 'POST',
  path: '/api/chat/threads/:threadId/actions/:actionId',
  access: 'buyer',
  params: z.strictObject({ ...threadId.shape, actionId: identifier }),
  body: z.strictObject({ decision: z.enum(['confirm', 'decline']) }),
  status: 200,
  reply: chatAction,
  errors: { ...threadNotFound, 'chat-action.not-found': 404, 'chat-action.settled': 409 },
});
