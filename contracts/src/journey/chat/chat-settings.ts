import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
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

export const chatSettings = z.object({
  contexts: chatContextChoices,
  /** Every change of them, newest first. */
  consents: z.array(chatConsent),
  retention: chatRetention,
  memories: z.array(chatMemory),
  engine: z.object({
    kind: z.enum(['none', 'model']),
    /** Who gets the questions: "Anthropic", or the host of the endpoint. `null` without a model. */
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

export const saveChatContexts = defineOperation({
  id: 'journey.save-chat-contexts',
  summary: 'Grant or revoke what Mia may read; it counts from the next answer on',
  method: 'PUT',
  path: '/api/chat/contexts',
  access: 'buyer',
  body: chatContextChoices,
  status: 200,
  reply: chatSettings,
  errors: {},
});

export const saveChatRetention = defineOperation({
  id: 'journey.save-chat-retention',
  summary: 'Choose how long conversations are kept; it counts for those there are, too',
  method: 'PUT',
  path: '/api/chat/retention',
  access: 'buyer',
  body: z.strictObject({ retention: chatRetention }),
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
  idempotent: true,
  body: z.strictObject({ text: memoryText }),
  status: 201,
  reply: chatMemory,
  errors: { 'chat-memory.too-many': errors['chat-memory.too-many'] },
});

export const changeChatMemory = defineOperation({
  id: 'journey.change-chat-memory',
  summary: 'Change what Mia remembers',
  method: 'PUT',
  path: '/api/chat/memories/:memoryId',
  access: 'buyer',
  params: z.strictObject({ memoryId: identifier }),
  body: z.strictObject({ text: memoryText }),
  status: 200,
  reply: chatMemory,
  errors: { 'chat-memory.not-found': errors['chat-memory.not-found'] },
});

export const deleteChatMemory = defineOperation({
  id: 'journey.delete-chat-memory',
  summary: 'Have Mia forget a sentence',
  method: 'DELETE',
  path: '/api/chat/memories/:memoryId',
  access: 'buyer',
  params: z.strictObject({ memoryId: identifier }),
  status: 204,
  reply: undefined,
  errors: { 'chat-memory.not-found': errors['chat-memory.not-found'] },
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

export const listChatSuggestions = defineOperation({
  id: 'journey.list-chat-suggestions',
  summary: 'Questions to begin with, by page or by the buyer’s current milestone',
  method: 'GET',
  path: '/api/chat/suggestions',
  access: 'buyer',
  query: z.strictObject({ page: z.optional(z.string().check(z.regex(/^\/[a-z0-9/-]{0,60}$/))) }),
  status: 200,
  reply: z.object({ suggestions: z.array(z.string()) }),
  errors: {},
});
