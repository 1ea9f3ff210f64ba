import {
  chatContexts,
  chatLimits,
  type ChatContext,
  type ChatContextChoices,
  type ChatMemory,
  type ChatRetention,
  type ChatSettings,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';

export async function readSettings({ settings, engine }: ChatDependencies, userId: string): Promise<ChatSettings> {
  const { contexts, consents, retention, memories } = await settings.findByUser(userId);
  return { contexts, consents: consents.toReversed(), retention, memories: [...memories], engine };
}

/** Each switch that changes is a consent, given or taken back. */
export async function saveContexts(
  dependencies: ChatDependencies,
  userId: string,
  contexts: ChatContextChoices,
): Promise<ChatSettings> {
  const { settings, now } = dependencies;
  const before = (await settings.findByUser(userId)).contexts;
  const at = now().toISOString();
  const changes = (Object.keys(chatContexts) as ChatContext[])
    .filter((context) => before[context] !== contexts[context])
    .map((context) => ({ context, granted: contexts[context], at }));
  if (changes.length > 0) await settings.saveContexts(userId, contexts, changes);
  return readSettings(dependencies, userId);
}

export async function saveRetention(
  dependencies: ChatDependencies,
  userId: string,
  retention: ChatRetention,
): Promise<ChatSettings> {
  await dependencies.settings.saveRetention(userId, retention);
  await dependencies.store.changeExpiry(userId, retention === 'kept' ? null : Number(retention));
  return readSettings(dependencies, userId);
}

/** @throws AppError `chat-memory.too-many` */
export async function addMemory(
  { settings, now }: ChatDependencies,
  userId: string,
  id: string,
  text: string,
): Promise<ChatMemory> {
  const memory = { id, text, savedAt: now().toISOString() };
  if (!(await settings.addMemory(userId, memory, chatLimits.memories))) {
    throw new AppError('chat-memory.too-many', problemTexts.chatMemoriesFull, { limit: 'chat-memories' });
  }
  return (await settings.findByUser(userId)).memories.find((one) => one.id === id) ?? memory;
}

export const unknownMemory = () => new AppError('chat-memory.not-found', problemTexts.chatMemoryNotFound);
