import type { ChatChunk } from '@hearthway/contracts/journey';
import type { ChatDependencies } from '../dependencies.js';
import type { StoredMessage } from '../threads/thread.js';
import { chunksBetween } from './answer-draft.js';

/** How often an answer that another process writes is looked at. */
const lookMilliseconds = 250;

/** An answer from its beginning to its end, as server-sent events. */
export async function* followAnswer(dependencies: ChatDependencies, answer: StoredMessage): AsyncGenerator<string> {
  const chunks = dependencies.running.follow(answer.threadId, answer.id) ?? storedChunks(dependencies, answer);
  for await (const chunk of chunks) yield JSON.stringify(chunk);
  yield '[DONE]';
}

/** Of an answer that is over, or that another process writes. What a killed one left is cut off. */
async function* storedChunks({ store, now }: ChatDependencies, answer: StoredMessage): AsyncGenerator<ChatChunk> {
  const { userId, threadId, id } = answer;
  let shown: StoredMessage | undefined;
  for (;;) {
    const current = await settledAnswer({ store, now }, await store.findMessage(userId, threadId, id));
    if (!current) {
      yield { type: 'abort' };
      return;
    }
    yield* chunksBetween(shown, current);
    if (current.status !== 'answering') return;
    shown = current;
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  }
}

/** Marks an answer as cut off if nobody writes it any more. */
export async function settledAnswer(
  { store, now }: Pick<ChatDependencies, 'store' | 'now'>,
  answer: StoredMessage | undefined,
): Promise<StoredMessage | undefined> {
  if (answer?.status !== 'answering') return answer;
  const { userId, threadId, id } = answer;
  const thread = await store.findThread(userId, threadId, now());
  if (!thread) return undefined;
  const { answering } = thread;
  if (answering?.messageId === id && answering.until > now()) return answer;
  await store.cutOff(userId, threadId, id);
  return store.findMessage(userId, threadId, id);
}
