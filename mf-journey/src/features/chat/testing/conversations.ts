import type { ChatMessage, ChatMetadata } from '@hearthway/contracts/journey';
import { screen } from '@testing-library/react';
import type { UIMessageChunk } from 'ai';
import type { GivenChat } from '../../../testing/in-memory/chat.js';
import type { InMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

export const threadId = '2b1c4f0e-6a52-4f3c-9d0e-3f1a5b7c9d11';
export const open = (chat: GivenChat = {}) => renderJourney({ at: '/chat', chat });
export const openThread = (chat: GivenChat) => renderJourney({ at: `/chat?thread=${threadId}`, chat });

export const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ask Mia a question' });
export const log = () => screen.getByRole('log', { name: 'Conversation with Mia' });

export const metadata = (part: Partial<ChatMetadata> = {}): ChatMetadata => ({
  parentId: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'complete',
  engine: null,
  used: [],
  feedback: null,
  ...part,
});
export const thread = {
  id: threadId,
  title: 'Closing costs',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  answeringId: null,
  expiresAt: null,
};
export const question: ChatMessage = {
  id: 'q1',
  role: 'user',
  parts: [{ type: 'text', text: 'What are closing costs?' }],
  metadata: metadata(),
};
export const answer = (part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'a1',
  role: 'assistant',
  parts: [{ type: 'text', text: 'They are the fees of the purchase.' }],
  metadata: metadata({ parentId: 'q1', engine: 'none' }),
  ...part,
});
export const stored = (part?: Partial<ChatMessage>): GivenChat => ({
  threads: [{ thread, messages: [question, answer(part)] }],
});

/** Holds back everything after the first sentence until it is released. */
export function held() {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  let sentences = 0;
  const beforeChunk = (chunk: UIMessageChunk): Promise<void> | undefined => {
    if (chunk.type === 'text-delta') sentences += 1;
    return sentences > 1 ? until : undefined;
  };
  return { beforeChunk, letGo: () => letGo() };
}

export const messagesIn = (journey: InMemoryJourney): readonly ChatMessage[] =>
  journey.chatThreads().flatMap(({ messages }) => messages);
