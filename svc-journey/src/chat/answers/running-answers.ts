import type { Logger } from '@hearthway/service-kit';
import type { ChatStore } from '../threads/chat-store.js';
import { metadataOf, type DataPart, type StoredMessage } from '../threads/thread.js';
import { endOf, withChunk } from './answer-draft.js';
import type { ChatChunk } from './chat-chunk.js';
import type { AnswerEvent } from './compose-answer.js';

export interface RunningAnswersOptions {
  readonly store: Pick<ChatStore, 'saveAnswer' | 'keepAnswering' | 'findToStop' | 'endAnswer'>;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Identifies this process in its claims. */
  readonly owner: string;
}

interface Running {
  message: StoredMessage;
  readonly chunks: ChatChunk[];
  readonly abort: AbortController;
  isOver: boolean;
  /** Resolved with each new chunk, and at the end. */
  changed: PromiseWithResolvers<void>;
}

type AnswerId = Pick<StoredMessage, 'userId' | 'threadId' | 'id'>;

/** How long a claim is valid after its last renewal. After that, an answer whose process was killed is abandoned. */
const leaseMilliseconds = 15_000;

/** How often to store the text written so far. */
const saveMilliseconds = 250;

/** How often to renew a claim. Hundreds of answers may wait. */
const renewMilliseconds = 2_500;

/** How often to look, once for all answers, whether a buyer asked another process to stop one. */
const lookMilliseconds = 250;

export type RunningAnswers = ReturnType<typeof createRunningAnswers>;

/** The answers that this process is writing. They continue whether or not anybody listens. */
export function createRunningAnswers({ store, logger, now, owner }: RunningAnswersOptions) {
  const running = new Map<string, Running>();
  const writing = new Set<Promise<void>>();
  let isClosing = false;
  let isLooking = false;

  const claim = (messageId: string) => ({
    messageId,
    owner,
    until: new Date(now().getTime() + leaseMilliseconds),
    stop: false,
  });

  /** Stores progress now and then, and stops if the conversation was deleted. */
  function keepSaving(one: Running): { stop: () => Promise<void> } {
    const { userId, threadId, id } = one.message;
    let saved = one.message;
    let renewedAt = now().getTime();
    let saving: Promise<void> | undefined;
    const save = async () => {
      const { message } = one;
      if (saved !== message) await store.saveAnswer(message);
      saved = message;
      if (now().getTime() - renewedAt < renewMilliseconds) return;
      renewedAt = now().getTime();
      if (!(await store.keepAnswering(userId, threadId, claim(id)))) one.abort.abort();
    };
    const timer = setInterval(() => {
      saving ??= save()
        .catch((error: unknown) => logger.warn({ err: error }, 'an answer could not be stored yet'))
        .finally(() => (saving = undefined));
    }, saveMilliseconds);
    return {
      async stop() {
        clearInterval(timer);
        await saving;
      },
    };
  }

  async function stopWhereAsked(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await nextLook();
    while (running.size > 0) {
      try {
        for (const answer of await store.findToStop(owner)) running.get(keyOf(answer))?.abort.abort();
      } catch (error) {
        logger.warn({ err: error }, 'cannot look for answers to stop yet');
      }
      await nextLook();
    }
    isLooking = false;
  }

  async function write(one: Running, events: AsyncIterable<AnswerEvent>): Promise<void> {
    const { userId, threadId, id } = one.message;
    const { signal } = one.abort;
    const saving = keepSaving(one);
    let status: StoredMessage['status'] = 'complete';
    try {
      await consume(one, events);
    } catch (error) {
      status = 'cut-off';
      if (!signal.aborted) logger.error({ err: error }, 'an answer failed');
    }
    if (signal.aborted) status = signal.reason === closing ? 'cut-off' : 'stopped';
    await saving.stop();
    one.message = { ...one.message, status };
    await store.saveAnswer(one.message);
    await store.endAnswer(userId, threadId, id);
    one.chunks.push(...endOf(one.message));
  }

  return {
    /** The claim that a thread stores while this process writes one of its answers. */
    claim,

    isClosing: () => isClosing,

    /** Starts writing an answer that is stored as empty. `events` gets the signal that stops it. */
    begin(message: StoredMessage, events: (signal: AbortSignal) => AsyncIterable<AnswerEvent>): void {
      const key = keyOf(message);
      const one: Running = {
        message,
        chunks: [{ type: 'start', messageId: message.id, messageMetadata: metadataOf(message) }],
        abort: new AbortController(),
        isOver: false,
        changed: Promise.withResolvers(),
      };
      running.set(key, one);
      if (isClosing) one.abort.abort(closing);
      const done = write(one, events(one.abort.signal))
        .catch((error: unknown) => {
          logger.error({ err: error }, 'the end of an answer could not be stored');
          one.chunks.push({ type: 'abort' });
        })
        .finally(() => {
          one.isOver = true;
          running.delete(key);
          writing.delete(done);
          wake(one);
        });
      writing.add(done);
      void stopWhereAsked();
    },

    /** From beginning to end; undefined if this process isn’t writing it. */
    follow(answer: AnswerId): AsyncIterable<ChatChunk> | undefined {
      const one = running.get(keyOf(answer));
      return one && chunksOf(one);
    },

    /** Shows followers what the buyer decided in the meantime. */
    show(answer: AnswerId, part: DataPart): void {
      const one = running.get(keyOf(answer));
      if (one) take(one, { type: 'part', part });
    },

    stop(answer: AnswerId): void {
      running.get(keyOf(answer))?.abort.abort();
    },

    /** Cuts off every answer, and waits until that is stored. */
    async close(): Promise<void> {
      isClosing = true;
      for (const one of running.values()) one.abort.abort(closing);
      await Promise.all(writing);
    },
  };
}

const closing = new Error('The service is stopping');

const nextLook = () => new Promise((resolve) => setTimeout(resolve, lookMilliseconds));

const keyOf = ({ userId, threadId, id }: AnswerId): string => `${userId}:${threadId}:${id}`;

function wake(one: Running): void {
  one.changed.resolve();
  one.changed = Promise.withResolvers();
}

/** Ends at once when the answer is stopped, even if the engine doesn’t notice. */
async function consume(one: Running, events: AsyncIterable<AnswerEvent>): Promise<void> {
  const { signal } = one.abort;
  const stopped = new Promise<'stopped'>((resolve) => {
    if (signal.aborted) resolve('stopped');
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  const iterator = events[Symbol.asyncIterator]();
  for (;;) {
    const pending = iterator.next();
    pending.catch(() => undefined);
    const next = await Promise.race([pending, stopped]);
    if (next === 'stopped' || signal.aborted) {
      iterator.return?.(undefined).catch(() => undefined);
      return;
    }
    if (next.done) return;
    take(one, next.value);
  }
}

function take(one: Running, event: AnswerEvent): void {
  const { message } = one;
  const push = (chunk: ChatChunk) => {
    one.message = withChunk(one.message, chunk);
    one.chunks.push(chunk);
    wake(one);
  };
  const tell = (change: Partial<Pick<StoredMessage, 'engine' | 'used'>>) => {
    one.message = { ...message, ...change };
    push({ type: 'message-metadata', messageMetadata: metadataOf(one.message) });
  };
  switch (event.type) {
    case 'chunk':
      push(event.chunk);
      break;
    case 'part':
      push(event.part);
      break;
    case 'engine':
      tell({ engine: event.engine });
      break;
    case 'used':
      tell({ used: [...new Set([...message.used, ...event.used])] });
      break;
    case 'work':
      one.message = { ...message, works: { ...message.works, [event.id]: event.work } };
      break;
    case 'pending':
      one.message = { ...message, pending: { tool: event.tool, input: event.input } };
  }
}

async function* chunksOf(one: Running): AsyncGenerator<ChatChunk> {
  for (let index = 0; ;) {
    const { promise } = one.changed;
    for (const chunk of one.chunks.slice(index)) {
      index += 1;
      yield chunk;
    }
    if (one.isOver && index >= one.chunks.length) return;
    if (index >= one.chunks.length) await promise;
  }
}
