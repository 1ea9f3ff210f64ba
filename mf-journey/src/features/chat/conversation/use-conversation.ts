import { useEffect, useSyncExternalStore } from 'react';
import type { Conversation, ConversationState } from './conversation.js';

/** Reads a conversation while it is shown, and again once the connection is back. */
export function useConversation(conversation: Conversation): ConversationState {
  useEffect(() => {
    const load = (): void => void conversation.load();
    load();
    window.addEventListener('online', load);
    return () => {
      window.removeEventListener('online', load);
      conversation.close();
    };
  }, [conversation]);
  return useSyncExternalStore(conversation.subscribe, conversation.state);
}
