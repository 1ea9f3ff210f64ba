import type { ChatAction } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createChatSettingsStore } from '../settings/chat-settings-store.js';
import { createSpendStore } from '../settings/spend-store.js';
import { messageKey, threadKey } from '../threads/chat-document-store.js';
import { createChatStore } from '../threads/chat-store.js';
import type { StoredMessage, StoredThread } from '../threads/thread.js';

const at = new Date('2026-11-24T18:00:00.000Z');

/** The ids in the consumers' examples. */
const threadId = '5b0c2c0e-3f55-4d0c-8a5e-0f6f0a3c7d10';
const actionId = 'action-1';

const threadOf = (userId: string, id = threadId): StoredThread => ({
  id,
  userId,
  title: 'Home tour',
  createdAt: at,
  updatedAt: at,
  expiresAt: null,
  messages: 2,
  answering: null,
});

const questionOf = (userId: string, thread = threadId): StoredMessage => ({
  id: 'question-1',
  threadId: thread,
  userId,
  parentId: null,
  role: 'user',
  parts: [{ type: 'text', text: 'Remind me of the tour' }],
  status: 'complete',
  engine: null,
  used: [],
  feedback: null,
  createdAt: at,
  page: null,
  timeZone: null,
  works: {},
  pending: null,
});

/** Proposes an event. */
const action: ChatAction = {
  id: actionId,
  kind: 'add-event',
  status: 'proposed',
  title: 'Add this to your calendar?',
  fields: [{ label: 'What', value: 'Home tour' }],
  draft: null,
  path: null,
  failure: null,
};

const answerOf = (userId: string, thread = threadId): StoredMessage => ({
  ...questionOf(userId, thread),
  id: 'answer-1',
  parentId: 'question-1',
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
      data: action,
    },
  ],
});

async function keepConversation({ connection, buyer: { userId } }: Provider): Promise<void> {
  const chats = createChatStore(connection);
  await inTransaction(connection, async (transaction) => {
    await chats.deleteByUser(userId, transaction);
    await chats.saveTurn(threadOf(userId), [questionOf(userId), answerOf(userId)], transaction);
  });
}

const memory = { id: 'memory-1', text: 'I want no HOA', savedAt: at.toISOString() };

export const states: ProviderStates<Provider> = {
  'a buyer is signed in and has a conversation with Mia': keepConversation,
  async 'a buyer has rated an answer of Mia'(provider) {
    await keepConversation(provider);
    const chats = createChatStore(provider.connection);
    await chats.saveFeedback(provider.buyer.userId, threadId, 'answer-1', { rating: 'down', reason: 'unclear' });
  },
  'a buyer is signed in and Mia remembers something': ({ connection, buyer: { userId } }) =>
    inTransaction(connection, (transaction) =>
      createChatSettingsStore(connection).save(userId, { memories: [memory] }, transaction),
    ),
};

const day = '2026-11-24';
const later = new Date('2036-11-24T18:00:00.000Z');
const owned = (turn: number) => ({ userId: ofTen(turn).userId, id: `thread-${turn}` });
const spending = { unit: 'tokens', amount: 1 } as const;
const caps = { buyer: 1e9, all: 1e9 };

export const growingStores: GrowingStores = {
  createChatStore: growingStore({
    create: createChatStore,
    documents: {
      'chat-threads'(index) {
        const { userId, id: ownId } = owned(index);
        const { id, ...thread } = threadOf(userId, ownId);
        const answering = { messageId: 'answer-1', owner: 'process', until: later, stop: false };
        return { ...thread, _id: threadKey(userId, id), threadId: id, answering };
      },
      'chat-messages'(index) {
        const { userId, id: thread } = owned(index);
        const { id, ...message } = answerOf(userId, thread);
        return { ...message, _id: messageKey(userId, thread, id), messageId: id, expiresAt: null };
      },
    },
    calls: {
      findThreads: (chats, turn) => chats.findThreads(`buyer-${turn}`, at),
      findThread: (chats, turn) => chats.findThread(owned(turn).userId, owned(turn).id, at),
      countThreads: (chats, turn, transaction) => chats.countThreads(`buyer-${turn}`, transaction),
      renameThread: (chats, turn) => chats.renameThread(owned(turn).userId, owned(turn).id, 'New'),
      saveTurn: (chats, turn, transaction) =>
        chats.saveTurn(threadOf('buyer-5', `new-${turn}`), [questionOf('buyer-5', `new-${turn}`)], transaction),
      keepAnswering: (chats, turn) =>
        chats.keepAnswering(owned(turn).userId, owned(turn).id, {
          owner: 'process',
          messageId: 'answer-1',
          until: later,
        }),
      findToStop: (chats) => chats.findToStop('process'),
      askToStop: (chats, turn) => chats.askToStop(owned(turn).userId, owned(turn).id, 'answer-1'),
      endAnswer: (chats, turn) => chats.endAnswer(owned(turn).userId, owned(turn).id, 'answer-1'),
      findMessages: (chats, turn) => chats.findMessages({ ...owned(turn), createdAt: at }),
      findMessage: (chats, turn) => chats.findMessage(owned(turn).userId, owned(turn).id, 'answer-1'),
      saveAnswer: (chats, turn) => chats.saveAnswer(answerOf(owned(turn).userId, owned(turn).id)),
      cutOff: (chats, turn) => chats.cutOff(owned(turn).userId, owned(turn).id, 'answer-1'),
      claimAction: (chats, turn) =>
        chats.claimAction(answerOf(owned(turn).userId, owned(turn).id), { actionId, until: later }, ['proposed']),
      saveAction: (chats, turn) => chats.saveAction(answerOf(owned(turn).userId, owned(turn).id), action, ['proposed']),
      saveFeedback: (chats, turn) => chats.saveFeedback(owned(turn).userId, owned(turn).id, 'answer-1', null),
      countFeedback: 'counts all feedback there is, for admins; an index holds only what it counts',
      findThreadIdsWith: (chats, turn) => chats.findThreadIdsWith(`buyer-${turn}`, 'nothing'),
      changeExpiry: (chats, turn, transaction) => chats.changeExpiry(`buyer-${turn}`, 'kept', transaction),
      deleteThread: (chats, turn, transaction) => chats.deleteThread(owned(turn).userId, owned(turn).id, transaction),
      deleteByUser: (chats, turn, transaction) => chats.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (chats) => chats.findForExport('buyer-9'),
    },
  }),
  createChatSettingsStore: growingStore({
    create: createChatSettingsStore,
    documents: { 'chat-settings': (index) => ({ _id: `buyer-${index}`, memories: [memory] }) },
    calls: {
      findByUser: (settings, turn) => settings.findByUser(`buyer-${turn}`),
      save: (settings, turn, transaction) => settings.save(`buyer-${turn}`, { asked: [at] }, transaction),
      noteQuestion: (settings, turn, transaction) =>
        settings.noteQuestion(`buyer-${turn}`, { at, since: at }, transaction),
      deleteByUser: (settings, turn, transaction) => settings.deleteByUser(`buyer-${turn}`, transaction),
      findForExport: (settings, turn) => settings.findForExport(`buyer-${turn}`),
    },
  }),
  createSpendStore: growingStore({
    create: createSpendStore,
    documents: {
      'chat-spend'(index) {
        const { userId, place } = ofTen(index);
        const ofDay = `2026-11-${10 + place}`;
        return { _id: `${ofDay}:tokens:${userId}`, userId, day: ofDay, unit: 'tokens', amount: 1, expiresAt: later };
      },
    },
    calls: {
      reserve: (spend, turn) => spend.reserve(`buyer-${turn}`, day, spending, caps),
      settle: (spend, turn) => spend.settle(`buyer-${turn}`, day, spending),
      deleteByUser: (spend, turn, transaction) => spend.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (spend) => spend.findForExport('buyer-9'),
    },
  }),
};
