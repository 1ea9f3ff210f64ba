import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { publicLine } from '../private-numbers.js';
import { chatConsent, chatContextChoices } from './chat-contexts.js';
import { chatLimits } from './chat-limits.js';

/** How long a conversation is kept after its last message, in days; `kept`: until the buyer deletes it. */
export const chatRetentions = ['30', '90', '365', 'kept'] as const;
export const chatRetention = z.enum(chatRetentions);
export type ChatRetention = (typeof chatRetentions)[number];
export const defaultChatRetention: ChatRetention = '90';

const unsaid = 'Please write what Mia should remember';
const memoryText = publicLine(chatLimits.memoryCharacters).check(z.minLength(1, unsaid));

export const chatMemory = z.object({ id: z.string(), text: z.string(), savedAt: z.iso.datetime() });
export type ChatMemory = z.infer<typeof chatMemory>;

export const chatMemoryEntry = z.strictObject({ text: memoryText });

export const chatSettings = z.object({
  contexts: chatContextChoices,
  /** Every change to them, newest first, at most a hundred. */
  consents: z.array(chatConsent),
  retention: chatRetention,
  memories: z.array(chatMemory),
  engine: z.object({
    kind: z.enum(['none', 'model']),
    /** Who receives the questions: "Anthropic", or the host of the endpoint. `null` without a model. */
    provider: z.nullable(z.string()),
    model: z.nullable(z.string()),
  }),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const getChatSettings = defineOperation({
  id: 'journey.get-chat-settings',
  summary:
    'Get what Mia may read and remembers of the signed-in buyer, how long conversations are kept, and who answers',
  method: 'GET',
  path: '/api/chat/settings',
  access: 'buyer',
  status: 200,
  reply: chatSettings,
  errors: {},
});

export const changeChatSettings = defineOperation({
  id: 'journey.change-chat-settings',
  summary:
    'Grant or revoke what Mia may read, from the next answer on; or choose how long conversations are kept, also those there are',
  method: 'PATCH',
  path: '/api/chat/settings',
  access: 'buyer',
  body: z.strictObject({
    contexts: z.optional(z.partial(chatContextChoices)),
    retention: z.optional(chatRetention),
  }),
  status: 200,
  reply: chatSettings,
  errors: {},
});

export const addChatMemory = defineOperation({
  id: 'journey.add-chat-memory',
  summary: 'Have Mia remember a sentence',
  method: 'POST',
  path: '/api/chat/memories',
  access: 'buyer',
  headers: idempotencyKey,
  body: chatMemoryEntry,
  status: 201,
  reply: chatMemory,
  errors: { 'chat-memory.too-many': 409 },
});

const memoryId = z.strictObject({ memoryId: identifier });
const memoryNotFound = { 'chat-memory.not-found': 404 };

export const changeChatMemory = defineOperation({
  id: 'journey.change-chat-memory',
  summary: 'Change what Mia remembers',
  method: 'PUT',
  path: '/api/chat/memories/:memoryId',
  access: 'buyer',
  params: memoryId,
  body: chatMemoryEntry,
  status: 200,
  reply: chatMemory,
  errors: memoryNotFound,
});

export const deleteChatMemory = defineOperation({
  id: 'journey.delete-chat-memory',
  summary: 'Have Mia forget a sentence',
  method: 'DELETE',
  path: '/api/chat/memories/:memoryId',
  access: 'buyer',
  params: memoryId,
  status: 204,
  reply: undefined,
  errors: memoryNotFound,
});

export const clearChatMemories = defineOperation({
  id: 'journey.clear-chat-memories',
  summary: 'Have Mia forget everything she was told to remember',
  method: 'DELETE',
  path: '/api/chat/memories',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});
