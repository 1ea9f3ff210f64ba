import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createChatSettingsStore, createChatStore } from '../../src/chat/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** What consumers' examples name. */
const exampleConversation = {
  threadId: '5b0c2c0e-3f55-4d0c-8a5e-0f6f0a3c7d10',
  questionId: 'question-1',
  answerId: 'answer-1',
  actionId: 'action-1',
  memoryId: 'memory-1',
} as const;

export function chatStates({ connection, userId }: Provider) {
  const { threadId, questionId, answerId, actionId, memoryId } = exampleConversation;
  const at = new Date('2026-11-24T18:00:00.000Z');
  const states = {
    /** With an answer that proposes an event. */
    async 'a buyer is signed in and has a conversation with Mia'() {
      const chats = createChatStore(connection());
      const common = {
        threadId,
        userId: userId(),
        status: 'complete' as const,
        used: [],
        feedback: null,
        page: null,
        pending: null,
      };
      await inTransaction(connection(), async (transaction) => {
        await chats.deleteByUser(userId(), transaction);
        await chats.insertThread(
          {
            id: threadId,
            userId: userId(),
            title: 'Home tour',
            titled: true,
            createdAt: at,
            updatedAt: at,
            expiresAt: null,
            messages: 2,
            answering: null,
          },
          transaction,
        );
        await chats.insertMessages(
          [
            {
              ...common,
              id: questionId,
              parentId: null,
              role: 'user',
              engine: null,
              works: {},
              createdAt: at,
              parts: [{ type: 'text', text: 'Remind me of the tour' }],
            },
            {
              ...common,
              id: answerId,
              parentId: questionId,
              role: 'assistant',
              engine: 'none',
              createdAt: new Date(at.getTime() + 1),
              works: {
                [actionId]: {
                  kind: 'add-event',
                  entry: { title: 'Home tour', address: '', startsAt: '2026-12-03T20:30:00.000Z' },
                },
              },
              parts: [
                { type: 'text', text: 'I can add it. Nothing is saved until you confirm it below.' },
                {
                  type: 'data-action',
                  id: actionId,
                  data: {
                    id: actionId,
                    kind: 'add-event',
                    status: 'proposed',
                    title: 'Add this to your calendar?',
                    fields: [{ label: 'What', value: 'Home tour' }],
                    draft: null,
                    path: null,
                    failure: null,
                  },
                },
              ],
            },
          ],
          transaction,
        );
      });
    },

    async 'a buyer is signed in and Mia remembers something'() {
      const settings = createChatSettingsStore(connection());
      await settings.clearMemories(userId());
      await settings.addMemory(userId(), { id: memoryId, text: 'I want no HOA', savedAt: at.toISOString() }, 50);
    },

    async 'a buyer shared an answer of Mia'() {
      await states['a buyer is signed in and has a conversation with Mia']();
      const feedback = { rating: 'down', reason: 'unclear', shared: true } as const;
      await createChatStore(connection()).saveFeedback(userId(), threadId, answerId, feedback);
    },
  };
  return states;
}
