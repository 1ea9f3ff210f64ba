import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatDependencies } from '../dependencies.js';
import { isWriting, type StoredMessage } from '../threads/thread.js';
import { chunksBetween } from './answer-draft.js';
import type { ChatChunk } from './chat-chunk.js';

type Needed = Pick<ChatDependencies, 'store' | 'now' | 'running'>;

/** How often to check an answer that another process is writing. */
const lookMilliseconds = 250;

/** How often, and how many times, to check whether an answer that was asked to stop has stopped. */
const endMilliseconds = 50;
const looksForEnd = 60;

/** An answer from its beginning to its end, as the data of server-sent events. */
export async function* followAnswer(dependencies: Needed, answer: StoredMessage): AsyncGenerator<string> {
  const chunks = dependencies.running.follow(answer) ?? storedChunks(dependencies, answer);
  for await (const chunk of chunks) yield JSON.stringify(chunk);
  yield '[DONE]';
}

/** Waits until nobody writes the answer any more, but not for long: the process that does may have been killed. */
export async function endOfAnswer({ store, now }: Needed, { userId, threadId, id }: StoredMessage): Promise<void> {
  for (let look = 0; look < looksForEnd; look += 1) {
    const thread = await store.findThread(userId, threadId, now());
    if (!thread || !isWriting(thread, now()) || thread.answering?.messageId !== id) return;
    await sleep(endMilliseconds);
  }
}

/** For an answer that is finished, or that another process is writing. */
async function* storedChunks(dependencies: Needed, { userId, threadId, id }: StoredMessage): AsyncGenerator<ChatChunk> {
  let shown: StoredMessage | undefined;
  for (;;) {
    const found = await dependencies.store.findMessage(userId, threadId, id);
    const current = found && (await settledAnswer(dependencies, found));
    if (!current) {
      yield { type: 'abort' };
      return;
    }
    yield* chunksBetween(shown, current);
    if (current.status !== 'answering' || dependencies.running.isClosing()) return;
    shown = current;
    await sleep(lookMilliseconds);
  }
}

/** Marks an answer as cut off if nobody is writing it any more. Undefined if it was deleted. */
export async function settledAnswer(
  { store, now }: Pick<ChatDependencies, 'store' | 'now'>,
  answer: StoredMessage,
): Promise<StoredMessage | undefined> {
  if (answer.status !== 'answering') return answer;
  const { userId, threadId, id } = answer;
  const at = now();
  const thread = await store.findThread(userId, threadId, at);
  if (thread && isWriting(thread, at) && thread.answering?.messageId === id) return answer;
  await store.cutOff(userId, threadId, id);
  return store.findMessage(userId, threadId, id);
}
