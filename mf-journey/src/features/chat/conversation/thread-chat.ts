import { Chat } from '@ai-sdk/react';
import { getChatThread, stopChatMessage } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import type { ChatRequestOptions } from 'ai';
import { branchTo, merged, newestBranch } from './branches.js';
import type { Message } from './chat-message.js';
import { SessionChatTransport, type RequestMetadata } from './chat-transport.js';
import { failureOf, lostConnection, type Failure } from './failure.js';

/** What was typed. Its id is chosen once, so that sending it again after a lost connection doubles nothing. */
export interface Question {
  readonly messageId: string;
  readonly text: string;
  readonly pasted?: string | undefined;
  /** For an edited question: the message that the original follows. Otherwise it follows the last one shown. */
  readonly parentId?: string | null | undefined;
}

export interface ThreadState {
  readonly loading: 'done' | 'waiting' | 'failed' | 'gone';
  /** The stream ended before the answer did. It is being picked up, or stopped. */
  readonly isReconnecting: boolean;
  readonly failure: Failure | undefined;
}

export interface ThreadChatOptions {
  readonly session: SessionAccess;
  readonly threadId: string;
  /** Nothing of it is stored yet. */
  readonly isNew: boolean;
  readonly page: string | undefined;
}

/** A malformed id doesn't belong to any conversation, either. */
const missing: ReadonlySet<string> = new Set(['chat-thread.not-found', 'request.invalid']);

/** Delay before each attempt to resume reading, in milliseconds. */
const pauses = [0, 1_000, 3_000, 8_000];

/**
 * A conversation. The SDK holds the branch that is shown and reads the answer being written. This adds the other
 * branches, and resumes reading after a lost connection, during which the service keeps writing.
 */
export class ThreadChat extends Chat<Message> {
  readonly #session: SessionAccess;
  readonly #page: string | undefined;
  /** Messages of any branch, as last stored or left. */
  #known: readonly Message[] = [];
  #isStored: boolean;
  /** An answer is being written, as far as is known. */
  #isAnswering = false;
  #isStopping = false;
  #shown = new AbortController();
  #onStored: () => void = () => undefined;
  #state: ThreadState;
  readonly #listeners = new Set<() => void>();

  constructor({ session, threadId, isNew, page }: ThreadChatOptions) {
    super({ id: threadId, transport: new SessionChatTransport(session) });
    this.#session = session;
    this.#page = page;
    this.#isStored = !isNew;
    this.#state = { loading: isNew ? 'done' : 'waiting', isReconnecting: false, failure: undefined };
  }

  readonly threadState = (): ThreadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Messages of every branch, oldest first. */
  get all(): readonly Message[] {
    return merged(this.#known, this.messages);
  }

  get isBusy(): boolean {
    return this.status === 'submitted' || this.status === 'streaming' || this.#state.isReconnecting;
  }

  /**
   * Loads what is stored while it is shown, and again once the connection or the reader is back. Returns a function that ends that.
   * @param onStored called once the service has a question, and after each answer
   */
  show(onStored: () => void): () => void {
    this.#shown = new AbortController();
    this.#onStored = onStored;
    const load = (): void => {
      if (this.#isStored && !this.isBusy) void this.load();
    };
    load();
    const { signal } = this.#shown;
    window.addEventListener('online', load, { signal });
    // The buyer may have asked something in another window.
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) load();
    };
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      this.#shown.abort();
      void this.stop();
    };
  }

  /** Shows what is stored, then resumes reading the answer being written. */
  readonly load = async (): Promise<void> => {
    const { signal } = this.#shown;
    if (this.#state.loading === 'failed') this.#set({ loading: 'waiting' });
    try {
      await this.#catchUp(signal);
      await this.#readOn(signal);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = error instanceof RequestError && missing.has(error.code);
      if (isGone) this.#set({ loading: 'gone' });
      else if (this.#state.loading === 'done') this.#set({ failure: failureOf(error) });
      else this.#set({ loading: 'failed' });
    }
  };

  /** True once the service has it. The answer keeps arriving after that. */
  async ask({ messageId, text, pasted, parentId }: Question): Promise<boolean> {
    const before = this.messages;
    const known = this.all;
    const follows = parentId === undefined ? before : branchTo(known, parentId ?? undefined);
    const isAccepted = this.#answered((options) => {
      this.#known = known;
      this.messages = [...follows];
      const parts: Message['parts'] = [
        { type: 'text', text },
        ...(pasted === undefined ? [] : [{ type: 'data-pasted' as const, id: 'pasted', data: { text: pasted } }]),
      ];
      return this.sendMessage(
        { id: messageId, role: 'user', parts, metadata: questionMetadata(follows.at(-1)?.id ?? null) },
        options,
      );
    });
    // Leave the typed text in the field.
    if (!(await isAccepted)) this.messages = before;
    return isAccepted;
  }

  /** Answers the same question once more, as another branch. */
  async askAgain(messageId: string): Promise<void> {
    const before = this.messages;
    const known = this.all;
    const isAccepted = await this.#answered((options) => {
      this.#known = known;
      return this.regenerate({ messageId, ...options });
    });
    if (!isAccepted) this.messages = before;
  }

  /** Stops the answer being written. The text so far stays. */
  async stopAnswer(): Promise<void> {
    const answer = this.lastMessage;
    if (answer?.role !== 'assistant' || this.#isStopping) return;
    const { signal } = this.#shown;
    this.#isStopping = true;
    this.#set({ isReconnecting: true });
    try {
      await this.stop();
      const params = { threadId: this.id, messageId: answer.id };
      await callOperation(this.#session.request, stopChatMessage, { params });
    } finally {
      this.#isStopping = false;
      this.#set({ isReconnecting: false });
      if (!signal.aborted) await this.load();
    }
  }

  /** Shows the newest branch through this message. */
  choose(message: Message): void {
    this.#known = this.all;
    this.messages = newestBranch(this.#known, message.id);
  }

  /** Replaces the message with the same id. */
  replace(message: Message): void {
    const replaced = (one: Message): Message => (one.id === message.id ? message : one);
    this.#known = this.#known.map(replaced);
    this.messages = this.messages.map(replaced);
  }

  async #answered(send: (options: ChatRequestOptions) => Promise<void>): Promise<boolean> {
    const { signal } = this.#shown;
    this.#set({ failure: undefined });
    return new Promise((resolve) => {
      let isAccepted = false;
      const onAccepted = (): void => {
        isAccepted = true;
        this.#isStored = true;
        this.#isAnswering = true;
        resolve(true);
        this.#onStored();
      };
      const metadata: RequestMetadata = { page: this.#page, onAccepted };
      void send({ metadata }).then(async () => {
        if (isAccepted) return this.#readOn(signal);
        if (this.error) this.#set({ failure: failureOf(this.error) });
        this.clearError();
        resolve(false);
      });
    });
  }

  async #catchUp(signal: AbortSignal): Promise<void> {
    const params = { threadId: this.id };
    const { thread, messages } = await callOperation(this.#session.request, getChatThread, { params }, { signal });
    signal.throwIfAborted();
    // A question asked in the meantime is newer than this.
    if (this.#state.loading === 'done' && (this.status === 'submitted' || this.status === 'streaming')) return;
    const known = new Set(this.all.map(({ id }) => id));
    const isLonger = messages.some(({ id }) => !known.has(id));
    const shown = isLonger ? undefined : messages.find(({ id }) => id === this.lastMessage?.id)?.id;
    this.#known = messages;
    this.#isAnswering = thread.answeringId !== null;
    this.messages = newestBranch<Message>(messages, thread.answeringId ?? shown);
    this.#set({ loading: 'done' });
    if (thread.answeringId === null) return;
    const metadata: RequestMetadata = { answeringId: thread.answeringId };
    await this.resumeStream({ metadata });
  }

  /** Reads until the answer is complete. What is stored wins. */
  async #readOn(signal: AbortSignal): Promise<void> {
    for (const pause of pauses) {
      if (signal.aborted || !this.#isCutOff()) break;
      this.#set({ isReconnecting: true });
      try {
        await new Promise((resolve) => setTimeout(resolve, pause));
        await this.#catchUp(signal);
      } catch {
        // Still no connection.
      }
    }
    if (signal.aborted || this.#isStopping) return;
    this.clearError();
    this.#onStored();
    this.#set({ isReconnecting: false, ...(this.#isCutOff() && { failure: lostConnection }) });
  }

  #isCutOff(): boolean {
    const last = this.lastMessage;
    const isWhole = last?.role === 'assistant' && last.metadata?.status !== 'answering';
    return this.#isAnswering && !this.#isStopping && !isWhole;
  }

  #set(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const questionMetadata = (parentId: string | null): NonNullable<Message['metadata']> => ({
  parentId,
  createdAt: new Date().toISOString(),
  status: 'complete',
  engine: null,
  used: [],
  feedback: null,
});
