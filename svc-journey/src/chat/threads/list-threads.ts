import type { ChatThread } from '@hearthway/contracts/journey';
import type { ChatDependencies } from '../dependencies.js';
import { shownThread } from './thread.js';

/** Newest first; with a search, those that contain all its words, in the title or anywhere else. */
export async function listThreads(
  { store, now }: Pick<ChatDependencies, 'store' | 'now'>,
  userId: string,
  search = '',
): Promise<ChatThread[]> {
  const at = now();
  const threads = await store.findThreads(userId, at);
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
  const found = await Promise.all(
    words.map(async (word) => ({ word, ids: await store.findThreadIdsWith(userId, word) })),
  );
  return threads
    .filter(({ id, title }) => found.every(({ word, ids }) => ids.has(id) || title.toLowerCase().includes(word)))
    .map((thread) => shownThread(thread, at));
}
