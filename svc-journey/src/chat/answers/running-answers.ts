import type { ChatChunk } from '@hearthway/contracts/journey';
import { toError, type Logger } from '@hearthway/service-kit';
import { metadataOf, type StoredMessage } from '../threads/thread.js';
import type { ChatStore } from '../threads/chat-store.js';
import { withChunk } from './answer-draft.js';
import type { AnswerEvent } from './compose-answer.js';

export interface RunningAnswersOptions {
  readonly store: Pick<ChatStore, 'saveAnswer' | 'keepAnswering' | 'endAnswer'>;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Names this process in what it claims. */
  readonly owner: string;
  /** For how long a claim counts after its last renewal: an answer of a killed process is given up after it. */
  readonly leaseMilliseconds: number;
}

interface Running {
  message: StoredMessage;
  readonly chunks: ChatChunk[];
  readonly abort: AbortController;
  isOver: boolean;
  /** Resolved with each new chunk, and at the end. */
  changed: PromiseWithResolvers<void>;
}

/** How often what was written so far is stored. */
const saveMilliseconds = 250;

export type RunningAnswers = ReturnType<typeof createRunningAnswers>;

/** The answers that this process is writing. They go on whether or not anybody listens. */
export function createRunningAnswers({ store, logger, now, owner, leaseMilliseconds }: RunningAnswersOptions) {
  const running = new Map<string, Running>();
  const finished = new Set<Promise<void>>();

  function push(one: Running, chunk: ChatChunk): void {
    one.message = withChunk(one.message, chunk);
    one.chunks.push(chunk);
    wake(one);
  }

  function wake(one: Running): void {
    one.changed.resolve();
    one.changed = Promise.withResolvers();
  }

  async function write(one: Running, events: AsyncIterable<AnswerEvent>): Promise<void> {
    const { userId, threadId, id } = one.message;
    let saved = one.message;
    const save = async () => {
      if (saved !== one.message) {
        saved = one.message;
        await store.saveAnswer(saved);
      }
      const until = new Date(now().getTime() + leaseMilliseconds);
      const kept = await store.keepAnswering(userId, threadId, { owner, messageId: id, until, stop: false });
      if (!kept || kept.stop) one.abort.abort();
    };
    let saving = Promise.resolve();
    const timer = setInterval(() => {
      saving = saving
        .then(save)
        .catch((error: unknown) => logger.warn({ err: toError(error) }, 'an answer could not be stored yet'));
    }, saveMilliseconds);
    let status: StoredMessage['status'] = 'complete';
    try {
      await consume(one, events);
      if (one.abort.signal.aborted) status = one.abort.signal.reason === closing ? 'cut-off' : 'stopped';
    } catch (error) {
      if (one.abort.signal.aborted) status = one.abort.signal.reason === closing ? 'cut-off' : 'stopped';
      else {
        status = 'cut-off';
        logger.error({ err: toError(error) }, 'an answer failed');
      }
    } finally {
      clearInterval(timer);
    }
    await saving;
    one.message = { ...one.message, status };
    await store.saveAnswer(one.message);
    await store.endAnswer(userId, threadId, id);
    if (status === 'complete') one.chunks.push({ type: 'finish', messageMetadata: metadataOf(one.message) });
    else one.chunks.push({ type: 'message-metadata', messageMetadata: metadataOf(one.message) }, { type: 'abort' });
  }

  /** Ends at once when the answer is stopped, even if the engine doesn't notice. */
  async function consume(one: Running, events: AsyncIterable<AnswerEvent>): Promise<void> {
    const { signal } = one.abort;
    const stopped = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined), { once: true }),
    );
    const iterator = events[Symbol.asyncIterator]();
    for (;;) {
      const pending = iterator.next();
      pending.catch(() => undefined);
      const next = await Promise.race([pending, stopped]);
      if (next === undefined || signal.aborted) {
        iterator.return?.(undefined).catch(() => undefined);
        return;
      }
      if (next.done) return;
      take(one, next.value);
    }
  }

  function take(one: Running, event: AnswerEvent): void {
    const { message } = one;
    switch (event.type) {
      case 'chunk':
        push(one, event.chunk);
        break;
      case 'part':
        push(one, event.part);
        break;
      case 'engine':
        one.message = { ...message, engine: event.engine };
        push(one, { type: 'message-metadata', messageMetadata: metadataOf(one.message) });
        break;
      case 'used':
        one.message = { ...message, used: [...new Set([...message.used, ...event.used])] };
        push(one, { type: 'message-metadata', messageMetadata: metadataOf(one.message) });
        break;
      case 'work':
        one.message = { ...message, works: { ...message.works, [event.id]: event.work } };
        break;
      case 'pending':
        one.message = { ...message, pending: { tool: event.tool, input: event.input } };
    }
  }

  return {
    owner,
    leaseMilliseconds,

    /** Begins to write an answer that is stored as empty. `events` gets the signal that stops it. */
    begin(message: StoredMessage, events: (signal: AbortSignal) => AsyncIterable<AnswerEvent>): void {
      const key = keyOf(message.threadId, message.id);
      const one: Running = {
        message,
        chunks: [{ type: 'start', messageId: message.id, messageMetadata: metadataOf(message) }],
        abort: new AbortController(),
        isOver: false,
        changed: Promise.withResolvers(),
      };
      running.set(key, one);
      const done = write(one, events(one.abort.signal))
        .catch((error: unknown) => {
          logger.error({ err: toError(error) }, 'the end of an answer could not be stored');
          one.chunks.push({ type: 'abort' });
        })
        .finally(() => {
          one.isOver = true;
          running.delete(key);
          finished.delete(done);
          wake(one);
        });
      finished.add(done);
    },

    /** From its beginning to its end; undefined if this process isn't writing it. */
    follow(threadId: string, id: string): AsyncIterable<ChatChunk> | undefined {
      const one = running.get(keyOf(threadId, id));
      return one && chunksOf(one);
    },

    stop(threadId: string, id: string): void {
      running.get(keyOf(threadId, id))?.abort.abort();
    },

    /** Cuts every answer off, and waits until that is stored. */
    async close(): Promise<void> {
      for (const one of running.values()) one.abort.abort(closing);
      await Promise.all(finished);
    },
  };
}

const closing = new Error('The service is stopping');

const keyOf = (threadId: string, id: string): string => `${threadId}:${id}`;

async function* chunksOf(one: Running): AsyncGenerator<ChatChunk> {
  for (let index = 0; ;) {
    const { promise } = one.changed;
    for (; index < one.chunks.length; index += 1) {
      const chunk = one.chunks[index];
      if (chunk) yield chunk;
    }
    if (one.isOver && index >= one.chunks.length) return;
    if (index >= one.chunks.length) await promise;
  }
}
