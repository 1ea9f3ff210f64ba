import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { lineOfText } from '../line-of-text.js';
import { publicLine } from '../private-numbers.js';
import { chatLimits } from './chat-limits.js';
import { chatMessage } from './messages.js';

const untitled = 'Please enter a name';
const title = publicLine(chatLimits.titleCharacters).check(z.minLength(1, untitled));

export const chatThread = z.object({
  id: z.string(),
  /** The beginning of the first question, until the buyer renames it. */
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** The time of its last message. */
  updatedAt: z.iso.datetime(),
  /** The answer being written; `null` if there is none. */
  answeringId: z.nullable(z.string()),
  /** When it will be deleted under the buyer’s retention choice; `null` if kept. */
  expiresAt: z.nullable(z.iso.datetime()),
});
export type ChatThread = z.infer<typeof chatThread>;

/** The form's fields for renaming a conversation. */
export const chatThreadName = z.strictObject({ title });

/** Chosen by the caller with the first question. */
export const threadId = z.strictObject({ threadId: z.uuid() });
export const threadNotFound = { 'chat-thread.not-found': 404 } as const;

export const listChatThreads = defineOperation({
  id: 'journey.list-chat-threads',
  summary:
    'List the signed-in buyer’s conversations with Mia, newest first; with `search`, those that hold all its words',
  method: 'GET',
  path: '/api/chat/threads',
  access: 'buyer',
  query: z.strictObject({ search: z.optional(lineOfText(100)) }),
  status: 200,
  reply: z.object({ threads: z.array(chatThread) }),
  errors: {},
});

export const getChatThread = defineOperation({
  id: 'journey.get-chat-thread',
  summary: 'Get a conversation with every message of every branch, oldest first',
  method: 'GET',
  path: '/api/chat/threads/:threadId',
  access: 'buyer',
  params: threadId,
  status: 200,
  reply: z.object({ thread: chatThread, messages: z.array(chatMessage) }),
  errors: threadNotFound,
});

export const renameChatThread = defineOperation({
  id: 'journey.rename-chat-thread',
  summary: 'Rename a conversation',
  method: 'PUT',
  path: '/api/chat/threads/:threadId',
  access: 'buyer',
  params: threadId,
  body: chatThreadName,
  status: 200,
  reply: chatThread,
  errors: threadNotFound,
});

export const deleteChatThread = defineOperation({
  id: 'journey.delete-chat-thread',
  summary: 'Delete a conversation for good; an answer that is being written stops',
  method: 'DELETE',
  path: '/api/chat/threads/:threadId',
  access: 'buyer',
  params: threadId,
  status: 204,
  reply: undefined,
  errors: threadNotFound,
});
