import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';
import type { StoredThread } from './thread.js';

/** @throws AppError `chat-thread.not-found` */
export async function findThread(
  { store, now }: Pick<ChatDependencies, 'store' | 'now'>,
  userId: string,
  threadId: string,
): Promise<StoredThread> {
  const thread = await store.findThread(userId, threadId, now());
  if (!thread) throw new AppError('chat-thread.not-found', problemTexts.chatThreadNotFound);
  return thread;
}
