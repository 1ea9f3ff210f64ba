import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createCalendarEventStore } from '../calendar-event-store.js';
import { newEvent, type StoredEvent } from '../stored-event.js';

const startsAt = '2026-12-03T20:30:00.000Z';
const now = new Date('2026-11-20T15:00:00.000Z');
const entry = { title: 'Home tour', address: '12 Oak Street', startsAt };

/** The event's id is the one in the consumers' examples. */
async function schedule({ connection, buyer: { userId } }: Provider, part: Partial<StoredEvent> = {}): Promise<void> {
  const events = createCalendarEventStore(connection);
  await inTransaction(connection, async (transaction) => {
    await events.deleteByUser(userId, transaction);
    const event = newEvent({ id: 'a2f4b1c0-7a53-4a5e-9a0e-2b7d1c3e4f50', userId, now }, entry);
    await events.insert({ ...event, ...part }, transaction);
  });
}

const deadline = { source: 'deadline:contract-1:inspection', timeZone: 'America/Chicago' };

export const states: ProviderStates<Provider> = {
  'a buyer is signed in and has scheduled an event': (provider) => schedule(provider),
  'a buyer with a deadline on the calendar': (provider) => schedule(provider, deadline),
  'a buyer with an alert': (provider) => schedule(provider, { ...deadline, alertedHours: 72, alertShown: true }),
};

const stored = (id: string, userId: string) => newEvent({ id, userId, now }, entry);
const until = new Date(now.getTime() + 1_000);

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
        sequence: 0,
        changedAt: now,
        alertShown: index % 10 === 0,
        ...(index < 100 && { alertAt: now }),
      }),
      calendars: (index) => ({ _id: `buyer-${index}`, events: 10, firstScheduledAt: now }),
    },
    calls: {
      findByUser: (events, turn) => events.findByUser(`buyer-${turn % 5}`),
      findById: (events, turn, transaction) => events.findById(ofTen(turn).userId, `event-${turn}`, transaction),
      findFirstScheduledAt: (events, turn) => events.findFirstScheduledAt(`buyer-${turn}`),
      insert: (events, turn, transaction) => events.insert(stored(`new-${turn}`, 'buyer-9'), transaction),
      replaceAll: (events, turn, transaction) =>
        events.replaceAll([stored(`event-${turn}`, ofTen(turn).userId)], transaction),
      delete: (events, turn, transaction) => events.delete(stored(`event-${turn}`, ofTen(turn).userId), transaction),
      findBySource: (events, turn, transaction) =>
        events.findBySource(ofTen(turn).userId, `letter:${turn}`, transaction),
      deleteMany: (events, turn, transaction) => events.deleteMany(ofTen(turn).userId, [`event-${turn}`], transaction),
      insertOfSource: (events, turn, transaction) =>
        events.insertOfSource('buyer-9', [stored(`kept-${turn}`, 'buyer-9')], now, transaction),
      findDue: (events) => events.findDue(until, 10),
      findStillDue: (events, turn, transaction) => events.findStillDue([`buyer-${turn % 5}`], until, transaction),
      lookAgain: (events, turn) => events.lookAgain(`buyer-${turn % 5}`, new Date(0)),
      findAlerted: (events, turn) => events.findAlerted(`buyer-${turn % 5}`, new Date(0)),
      dismissAlert: (events, turn) => events.dismissAlert({ ...ofTen(turn), id: `event-${turn}`, hours: 24 }),
      deleteByUser: (events, turn, transaction) => events.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (events) => events.findForExport('buyer-9'),
    },
  }),
};
