import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useChat } from '@ai-sdk/react';
import { usePlatform } from '@hearthway/web-kit/slice';
import type { Message } from './chat-message.js';
import { ThreadChat, type ThreadChatOptions, type ThreadState } from './thread-chat.js';

export interface ShownThread extends ThreadState {
  readonly chat: ThreadChat;
  /** The branch that is shown. */
  readonly messages: readonly Message[];
  readonly isBusy: boolean;
  /** The answer that is being written, once it has begun. */
  readonly answeringId: string | undefined;
}

interface UseThreadChatOptions extends Omit<ThreadChatOptions, 'session'> {
  /** Called once the service has a question, and after each answer. */
  readonly onThread: (threadId: string) => void;
}

/** Minimum time between renders of an answer being written, in milliseconds. */
const throttle = 50;

/** A conversation, read while it is shown. */
export function useThreadChat({ onThread, ...options }: UseThreadChatOptions): ShownThread {
  const { session } = usePlatform();
  const [chat] = useState(() => new ThreadChat({ ...options, session }));
  const { messages, status } = useChat({ chat, throttle });
  const state = useSyncExternalStore(chat.subscribe, chat.threadState);
  const onStored = useEffectEvent(() => {
    onThread(chat.id);
  });
  useEffect(
    () =>
      chat.show(() => {
        onStored();
      }),
    [chat],
  );
  const last = messages.at(-1);
  const isBusy = status === 'submitted' || status === 'streaming' || state.isReconnecting;
  const answeringId = isBusy && last?.role === 'assistant' ? last.id : undefined;
  return { ...state, chat, messages, isBusy, answeringId };
}
