import type { ChatThread } from '@hearthway/contracts/journey';
import type { ChatDependencies } from '../dependencies.js';
import { shownThread } from './thread.js';

/** Newest first; with a search, those whose title or a message of which holds all its words. */
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
  const ids = words.length === 0 ? undefined : await store.findThreadIdsWith(userId, words);
  return threads
    .filter(({ id, title }) => !ids || ids.has(id) || words.every((word) => title.toLowerCase().includes(word)))
    .map((thread) => shownThread(thread, at));
}
