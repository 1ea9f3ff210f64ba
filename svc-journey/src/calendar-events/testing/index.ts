import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createCalendarEventStore } from '../calendar-event-store.js';

const startsAt = '2026-12-03T20:30:00.000Z';
const entry = { title: 'Home tour', address: '12 Oak Street', startsAt };

/** The event's id is the one in the consumers' examples. */
export const states: ProviderStates<Provider> = {
  async 'a buyer is signed in and has scheduled an event'({ connection, buyer: { userId } }) {
    const events = createCalendarEventStore(connection);
    await inTransaction(connection, async (transaction) => {
      await events.deleteByUser(userId, transaction);
      const event = { id: 'a2f4b1c0-7a53-4a5e-9a0e-2b7d1c3e4f50', userId, ...entry };
      await events.insert(event, new Date(), transaction);
    });
  },
};

const now = new Date();

export const growingStores: GrowingStores = {
  createCalendarEventStore: growingStore({
    create: createCalendarEventStore,
    documents: {
      'calendar-events': (index) => ({
        ...entry,
        _id: `event-${index}`,
        userId: ofTen(index).userId,
        startsAt: now,
        source: `letter:${index}`,
      }),
      calendars: (index) => ({ _id: `buyer-${index}`, events: 10, firstScheduledAt: now }),
    },
    calls: {
      findByUser: (events, turn) => events.findByUser(`buyer-${turn % 5}`),
      findById: (events, turn, transaction) => events.findById(ofTen(turn).userId, `event-${turn}`, transaction),
      findFirstScheduledAt: (events, turn) => events.findFirstScheduledAt(`buyer-${turn}`),
      insert: (events, turn, transaction) =>
        events.insert({ id: `new-${turn}`, userId: 'buyer-9', ...entry }, now, transaction),
      update: (events, turn) => events.update(ofTen(turn).userId, `event-${turn}`, entry),
      delete: (events, turn, transaction) => events.delete(ofTen(turn).userId, `event-${turn}`, transaction),
      findBySource: (events, turn, transaction) =>
        events.findBySource(ofTen(turn).userId, `letter:${turn}`, transaction),
      deleteMany: (events, turn, transaction) => events.deleteMany(ofTen(turn).userId, [`event-${turn}`], transaction),
      insertOfSource: (events, turn, transaction) =>
        events.insertOfSource(
          { userId: 'buyer-9', source: 'letter:new', events: [{ id: `kept-${turn}`, ...entry }] },
          now,
          transaction,
        ),
      deleteByUser: (events, turn, transaction) => events.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (events) => events.findForExport('buyer-9'),
    },
  }),
};
