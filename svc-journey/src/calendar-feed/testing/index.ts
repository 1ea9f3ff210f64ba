import { hashToken } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Provider } from '../../testing/index.js';
import { createCalendarFeedStore } from '../calendar-feed-store.js';

const madeAt = new Date('2026-11-20T15:00:00.000Z');

export const states: ProviderStates<Provider> = {
  async 'a buyer with a calendar link'({ connection, buyer: { userId } }) {
    await createCalendarFeedStore(connection).update(userId, hashToken('a'.repeat(43)), madeAt);
  },
};

export const growingStores: GrowingStores = {
  createCalendarFeedStore: growingStore({
    create: createCalendarFeedStore,
    documents: { 'calendar-feeds': (index) => ({ _id: `buyer-${index}`, tokenHash: `hash-${index}`, madeAt }) },
    calls: {
      findMadeAt: (feeds, turn) => feeds.findMadeAt(`buyer-${turn}`),
      findUserByHash: (feeds, turn) => feeds.findUserByHash(`hash-${turn}`),
      update: (feeds, turn) => feeds.update(`buyer-${turn}`, `changed-${turn}`, madeAt),
      deleteByUser: (feeds, turn, transaction) => feeds.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (feeds, turn) => feeds.findForExport(`buyer-${turn}`),
    },
  }),
};
