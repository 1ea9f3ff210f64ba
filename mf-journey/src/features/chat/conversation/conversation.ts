import {
  chatChunk,
  resumeChatMessage,
  retryChatMessage,
  sendChatMessage,
  type ChatMessage,
  type ChatQuestion,
  type ChatThread,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { RequestError, streamOperation } from '@hearthway/web-kit/http';
import { fetchThread, sendNewThread, sendStop } from '../api.js';
import { lengthOf, withChunk, type Answer } from './answer.js';
import { shownBranch, type Chosen } from './branches.js';
import { failureOf, type Failure } from './failure.js';

export interface ConversationState {
  /** `new` until the first question is sent. */
  readonly status: 'new' | 'loading' | 'ready' | 'failed' | 'gone';
  readonly thread: ChatThread | undefined;
  /** Of every branch, oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly chosen: Chosen;
  /** A question is on its way, and the answer hasn’t begun. */
  readonly isSending: boolean;
  /** The answer that is being written. */
  readonly answeringId: string | undefined;
  /** The last one that was written while someone watched. */
  readonly watchedId: string | undefined;
  readonly activity: string | undefined;
  readonly failure: Failure | undefined;
}

/** A document, by its current name. */
export interface AttachedDocument {
  readonly documentId: string;
  readonly name: string;
}

/** What was typed. Its id is chosen once, so that sending it again after a lost connection doubles nothing. */
export type Question = Omit<ChatQuestion, 'parentId' | 'documentIds'> & {
  readonly documents?: readonly AttachedDocument[];
  /** Of an edited question: the message that the first one follows. Otherwise it follows what is shown. */
  readonly parentId?: string | null;
};

export interface Conversation {
  /** The same as long as it is open. */
  readonly key: string;
  readonly state: () => ConversationState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** True once the service has it. The answer goes on arriving. */
  readonly ask: (question: Question) => Promise<boolean>;
  readonly askAgain: (questionId: string) => Promise<boolean>;
  readonly stop: () => Promise<void>;
  readonly choose: (message: ChatMessage) => void;
  /** Puts a message in the place of the one with its id. */
  readonly replace: (message: ChatMessage) => void;
  readonly dismissFailure: () => void;
  /** Stops reading. The service goes on writing; `load` picks it up again. */
  readonly close: () => void;
}

export interface ConversationOptions {
  readonly session: SessionAccess;
  /** Missing for a new conversation. */
  readonly threadId: string | undefined;
  readonly now: () => Date;
  readonly newKey: () => string;
  /** Waits before a lost connection is tried again. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called with the id of a new conversation, and after each answer. */
  readonly onThread: (threadId: string) => void;
}

/** Milliseconds between tries to pick up an answer after the connection was lost. */
const pauses = [500, 1_500, 4_000, 10_000];
const longestPause = 10_000;

/**
 * One conversation with Mia: its messages, and the answer that is arriving. The service writes an answer to its end whether or
 * not anyone reads it, so a lost connection loses nothing: the answer is read again from its beginning.
 */
export function createConversation(options: ConversationOptions): Conversation {
  const { session, now, newKey, pause, onThread } = options;
  const listeners = new Set<() => void>();
  const key = newKey();
  let threadId = options.threadId;
  let reading: AbortController | undefined;
  let state: ConversationState = {
    status: threadId === undefined ? 'new' : 'loading',
    thread: undefined,
    messages: [],
    chosen: new Map(),
    isSending: false,
    answeringId: undefined,
    watchedId: undefined,
    activity: undefined,
    failure: undefined,
  };

  const set = (next: Partial<ConversationState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const put = (message: ChatMessage): void => {
    const isKnown = state.messages.some(({ id }) => id === message.id);
    const messages = isKnown
      ? state.messages.map((other) => (other.id === message.id ? message : other))
      : [...state.messages, message];
    set({ messages });
  };

  const choose = ({ id, metadata }: ChatMessage): void => {
    set({ chosen: new Map([...state.chosen, [metadata.parentId, id]]) });
  };

  const begin = (): AbortSignal => {
    reading = new AbortController();
    return reading.signal;
  };

  const end = (signal: AbortSignal): void => {
    if (reading?.signal !== signal) return;
    reading = undefined;
    set({ isSending: false, answeringId: undefined, activity: undefined });
  };

  /** Shows what is stored, then reads on what is being written. */
  const load = async (): Promise<void> => {
    if (threadId === undefined || reading) return;
    const signal = begin();
    set({ failure: undefined });
    try {
      await catchUp(threadId, signal);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = error instanceof RequestError && error.code === 'chat-thread.not-found';
      set({ status: isGone ? 'gone' : state.thread ? 'ready' : 'failed', failure: failureOf(error) });
    } finally {
      end(signal);
    }
  };

  /** The stored messages are the truth. An answer among them that is being written is read until it is whole. */
  const catchUp = async (id: string, signal: AbortSignal): Promise<void> => {
    for (let lost = 0; ; lost += 1) {
      try {
        const { thread, messages } = await fetchThread(session, id, signal);
        signal.throwIfAborted();
        set({ status: 'ready', thread, messages });
        if (thread.answeringId === null) return;
        const params = { threadId: id, messageId: thread.answeringId };
        if (await read(streamOperation(session.request, resumeChatMessage, { params }, { signal }))) return;
      } catch (error) {
        const isLost = error instanceof RequestError && error.status === 0;
        if (signal.aborted || !isLost || !state.thread || pauses[lost] === undefined) throw error;
      }
      await pause(pauses[lost] ?? longestPause, signal);
    }
  };

  /** What was streamed is shown already; the service knows the title, and what it left out of a question. */
  const refresh = async (id: string): Promise<void> => {
    try {
      const { thread, messages } = await fetchThread(session, id);
      if (reading) return;
      set({ thread, messages });
      // It is written all the same if only the reply to a question was lost.
      if (thread.answeringId !== null) void load();
    } catch {
      // It will be loaded with the next answer.
    }
  };

  /** Shows an answer as it arrives. False if the connection ended before the answer did. */
  const read = async (events: AsyncIterable<string>, onStart?: (message: ChatMessage) => void): Promise<boolean> => {
    let answer: Answer | undefined;
    for await (const data of events) {
      if (data === '[DONE]') return true;
      const chunk = chatChunk.safeParse(jsonOf(data));
      // A newer service may send what this page doesn’t know.
      if (!chunk.success) continue;
      const isFirst = answer === undefined;
      answer = withChunk(answer, chunk.data);
      if (!answer) continue;
      if (isFirst) onStart?.(answer.message);
      show(answer);
    }
    return answer?.isOver ?? false;
  };

  const show = (answer: Answer): void => {
    const { message, activity, isOver, problem } = answer;
    const before = state.messages.find(({ id }) => id === message.id);
    // Read again from its beginning, it must not shrink on screen.
    if (isOver || !before || lengthOf(message) >= lengthOf(before)) put(message);
    set({
      isSending: false,
      answeringId: isOver ? undefined : message.id,
      watchedId: message.id,
      activity,
      ...(problem !== undefined && { failure: { kind: 'answer', text: problem } }),
    });
  };

  /** Sends what starts an answer, and resolves as soon as it has begun. */
  const start = async (
    open: (threadId: string, signal: AbortSignal) => AsyncIterable<string>,
    onStart: (answer: ChatMessage) => void,
  ): Promise<boolean> => {
    if (reading) return false;
    const signal = begin();
    set({ isSending: true, failure: undefined });
    try {
      const id = await knownThread();
      signal.throwIfAborted();
      await new Promise<void>((begun, refused) => {
        const started = (message: ChatMessage): void => {
          onStart(message);
          begun();
        };
        readToEnd(id, open(id, signal), signal, started)
          // Does nothing once it has begun.
          .catch(refused)
          .finally(() => {
            end(signal);
            onThread(id);
            if (!signal.aborted) void refresh(id);
          });
      });
      return true;
    } catch (error) {
      end(signal);
      if (!signal.aborted) set({ failure: failureOf(error) });
      return false;
    }
  };

  const readToEnd = async (
    id: string,
    events: AsyncIterable<string>,
    signal: AbortSignal,
    started: (message: ChatMessage) => void,
  ): Promise<void> => {
    const progress = { hasBegun: false };
    const begun = (message: ChatMessage): void => {
      progress.hasBegun = true;
      started(message);
    };
    try {
      if (await read(events, begun)) return;
    } catch (error) {
      if (signal.aborted || !progress.hasBegun) throw error;
    }
    if (!progress.hasBegun) throw new Error('The answer ended before it began');
    try {
      await catchUp(id, signal);
    } catch (error) {
      if (!signal.aborted) set({ failure: failureOf(error) });
    }
  };

  const knownThread = async (): Promise<string> => {
    if (threadId !== undefined) return threadId;
    const thread = await sendNewThread(session, key);
    threadId = thread.id;
    set({ status: 'ready', thread });
    onThread(thread.id);
    return thread.id;
  };

  return {
    key,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    async ask({ parentId, documents = [], ...question }) {
      const follows =
        parentId === undefined ? (shownBranch(state.messages, state.chosen).at(-1)?.id ?? null) : parentId;
      const documentIds = documents.map(({ documentId }) => documentId);
      const body: ChatQuestion = {
        ...question,
        parentId: follows,
        ...(documentIds.length > 0 && { documentIds }),
      };
      return start(
        (id, signal) =>
          streamOperation(session.request, sendChatMessage, { params: { threadId: id }, body }, { signal }),
        () => {
          const asked = askedQuestion(body, documents, now());
          put(asked);
          choose(asked);
        },
      );
    },
    askAgain(questionId) {
      return start((id, signal) => {
        const params = { threadId: id, messageId: questionId };
        return streamOperation(session.request, retryChatMessage, { params }, { signal });
      }, choose);
    },
    async stop() {
      const messageId = state.answeringId;
      if (threadId === undefined || messageId === undefined) return;
      await sendStop(session, { threadId, messageId });
    },
    choose,
    replace: put,
    dismissFailure: () => set({ failure: undefined }),
    close() {
      reading?.abort();
      reading = undefined;
    },
  };
}

function askedQuestion(
  { messageId, parentId, text, pasted }: ChatQuestion,
  documents: readonly AttachedDocument[],
  now: Date,
): ChatMessage {
  return {
    id: messageId,
    role: 'user',
    parts: [
      { type: 'text', text },
      ...(pasted === undefined ? [] : [{ type: 'data-pasted' as const, id: 'pasted', data: { text: pasted } }]),
      ...documents.map((document) => ({
        type: 'data-document' as const,
        id: `document-${document.documentId}`,
        data: { ...document },
      })),
    ],
    metadata: {
      parentId,
      createdAt: now.toISOString(),
      status: 'complete',
      engine: null,
      used: [],
      feedback: null,
    },
  };
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
