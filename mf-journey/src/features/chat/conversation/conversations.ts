import type { SessionAccess } from '@hearthway/contracts/platform';
import { createConversation, type Conversation } from './conversation.js';

export interface Conversations {
  /** The conversation with this id, or the new one. It stays the same object when it gets its id. */
  readonly at: (threadId: string | undefined) => Conversation;
  /** Begins another new one. */
  readonly begin: () => void;
}

export interface ConversationsOptions {
  readonly session: SessionAccess;
  /** Called with the id of a new conversation, and after each answer. */
  readonly onThread: (threadId: string) => void;
}

/** The conversations that are open in one place. */
export function createConversations({ session, onThread }: ConversationsOptions): Conversations {
  const known = new Map<string, Conversation>();
  let fresh: Conversation | undefined;

  const create = (threadId: string | undefined): Conversation => {
    const conversation = createConversation({
      session,
      threadId,
      now: () => new Date(),
      newKey: () => crypto.randomUUID(),
      pause,
      onThread(id) {
        if (!known.has(id)) known.set(id, conversation);
        onThread(id);
      },
    });
    return conversation;
  };

  return {
    at(threadId) {
      if (threadId === undefined) return (fresh ??= create(undefined));
      const conversation = known.get(threadId) ?? create(threadId);
      known.set(threadId, conversation);
      // From here on, it is reached by its id.
      if (conversation === fresh) fresh = undefined;
      return conversation;
    },
    begin() {
      fresh = undefined;
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
