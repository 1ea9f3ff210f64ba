import { AppError } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';
import type { StoredThread } from './thread.js';

/** Also for another buyer’s thread, and for an expired one. */
export const unknownThread = () => new AppError('chat-thread.not-found', 'We couldn’t find that conversation');

/** @throws AppError `chat-thread.not-found` */
export async function findThread(
  { store, now }: Pick<ChatDependencies, 'store' | 'now'>,
  userId: string,
  threadId: string,
): Promise<StoredThread> {
  const thread = await store.findThread(userId, threadId, now());
  if (!thread) throw unknownThread();
  return thread;
}
