import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { lineOfText } from '../line-of-text.js';
import { chatLimits } from './chat-limits.js';
import { chatMessage } from './messages.js';

const untitled = 'Please enter a name';
const title = lineOfText(chatLimits.titleCharacters, untitled).check(z.minLength(1, untitled));

export const chatThread = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** Of its last message. */
  updatedAt: z.iso.datetime(),
  /** The answer that is being written; `null` if none is. */
  answeringId: z.nullable(z.string()),
  /** When it is deleted by the buyer’s choice of retention; `null`: kept. */
  expiresAt: z.nullable(z.iso.datetime()),
});
export type ChatThread = z.infer<typeof chatThread>;

/** What a form asks for when a conversation is renamed. */
export const chatThreadName = z.strictObject({ title });

export const threadId = z.strictObject({ threadId: identifier });
export const threadNotFound = { 'chat-thread.not-found': errors['chat-thread.not-found'] };

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

export const createChatThread = defineOperation({
  id: 'journey.create-chat-thread',
  summary: 'Begin a conversation with Mia. Without a title, it is named after the first question',
  method: 'POST',
  path: '/api/chat/threads',
  access: 'buyer',
  idempotent: true,
  body: z.strictObject({ title: z.optional(title) }),
  status: 201,
  reply: chatThread,
  errors: { 'chat-thread.too-many': errors['chat-thread.too-many'] },
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

export const exportChatThread = defineOperation({
  id: 'journey.export-chat-thread',
  summary: 'Get a conversation as Markdown, with sources and dates',
  method: 'GET',
  path: '/api/chat/threads/:threadId/export',
  access: 'buyer',
  params: threadId,
  status: 200,
  reply: z.object({ fileName: z.string(), markdown: z.string() }),
  errors: threadNotFound,
});
