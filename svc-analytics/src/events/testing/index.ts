import { trackEvents } from '@hearthway/contracts/analytics';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dayAt, type AnalyticsUnderTest } from '../../testing/index.js';
import { nothingCounted } from '../day-counts.js';
import { createEventStore } from '../event-store.js';

export const states: ProviderStates<AnalyticsUnderTest> = {
  /** One visit, reported by a browser. */
  async 'people have been on the site'({ url }) {
    const visitId = randomUUID();
    const events = [
      { eventType: 'page_view', eventData: { path: '/' } },
      { eventType: 'scroll', eventData: { section: 'features' } },
      { eventType: 'click', eventData: { element: 'founding-member' } },
    ].map((event) => ({ ...event, eventSource: 'mf-marketing', visitId }));
    const response = await fetch(url + trackEvents.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' },
      body: JSON.stringify({ events }),
    });
    expect(response.status).toBe(202);
  },
};

const now = new Date();
const later = new Date(now.getTime() + 86_400_000);
const eventAt = (index: number) => ({
  eventType: 'page_view' as const,
  eventSource: 'web',
  eventData: {},
  receivedAt: new Date(now.getTime() - index),
  bot: null,
});

export const growingStores: GrowingStores = {
  createEventStore: growingStore({
    create: createEventStore,
    documents: {
      events: (index) => ({ _id: `event-${index}`, ...eventAt(index) }),
      // Days grow by one a day: testing more than two hundred years of them would prove nothing.
      'visit-days': (index) => ({ _id: `${dayAt(0)} visit-${index}`, marks: ['visit'], expiresAt: later }),
    },
    calls: {
      findStoredIds: (events, turn, transaction) => events.findStoredIds([`event-${turn}`, `new-${turn}`], transaction),
      insert: (events, turn, transaction) => events.insert([{ _id: `new-${turn}`, ...eventAt(turn) }], transaction),
      findByIds: (events, turn) => events.findByIds([`event-${turn}`, `event-${turn + 1}`]),
      findSpan: (events) => events.findSpan(),
      findReceived: 'An operator counts the events of one day again.',
      findElements: (events, turn, transaction) => events.findElements(dayAt(turn), transaction),
      findMarks: (events, turn, transaction) => events.findMarks(dayAt(0), [`visit-${turn}`], transaction),
      updateDay: (events, turn, transaction) =>
        events.updateDay(
          dayAt(0),
          { counts: nothingCounted, marks: new Map([[`visit-${turn}`, new Set(['visit' as const])]]), recent: [] },
          transaction,
        ),
      updateCounts: (events, turn, transaction) => events.updateCounts(dayAt(turn), nothingCounted, transaction),
      findRecentIds: (events) => events.findRecentIds(dayAt(0), dayAt(30), 10),
      findDays: (events) => events.findDays(dayAt(0), dayAt(30)),
    },
  }),
};
