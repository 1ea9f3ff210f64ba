import { chatLimits, type ChatThread } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';
import { expiryOf, shownThread, type StoredThread } from './thread.js';

const newThreadTitle = 'New conversation';

/** A repeated request finds its thread. @throws AppError `chat-thread.too-many` */
export async function createThread(
  { store, settings, transaction, now }: ChatDependencies,
  {
    userId,
    threadId,
    title,
  }: { readonly userId: string; readonly threadId: string; readonly title: string | undefined },
): Promise<ChatThread> {
  const at = now();
  const { retention } = await settings.findByUser(userId);
  const thread: StoredThread = {
    id: threadId,
    userId,
    title: title ?? newThreadTitle,
    titled: title !== undefined,
    createdAt: at,
    updatedAt: at,
    expiresAt: expiryOf(at, retention),
    messages: 0,
    answering: null,
  };
  await transaction(async (transaction) => {
    const isNew = await store.insertThread(thread, transaction);
    // Thrown inside the transaction, so that the thread isn't kept.
    if (isNew && (await store.countThreads(userId, transaction)) > chatLimits.threads) {
      throw new AppError('chat-thread.too-many', problemTexts.chatThreadsFull, { limit: 'chat-threads' });
    }
  });
  return shownThread((await store.findThread(userId, threadId, at)) ?? thread, at);
}

/** Those whose title or messages hold all words of the search. */
export async function listThreads(
  { store, now }: ChatDependencies,
  userId: string,
  search = '',
): Promise<ChatThread[]> {
  const threads = await store.findThreads(userId, now());
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
  if (words.length === 0) return threads.map((thread) => shownThread(thread, now()));
  const ids = await store.findThreadIdsWith(userId, words);
  return threads
    .filter(({ id, title }) => ids.has(id) || words.every((word) => title.toLowerCase().includes(word)))
    .map((thread) => shownThread(thread, now()));
}

/** Deletes threads whose time is over, some at a time. */
export async function expireThreads({
  store,
  transaction,
  now,
  claim,
}: Pick<ChatDependencies, 'store' | 'transaction' | 'now'> & {
  readonly claim: () => Promise<boolean>;
}): Promise<void> {
  while (await claim()) {
    const expired = await store.findExpired(now(), 50);
    for (const { userId, id } of expired)
      await transaction((transaction) => store.deleteThread(userId, id, transaction));
    if (expired.length < 50) return;
  }
}
