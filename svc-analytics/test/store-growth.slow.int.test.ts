import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing/suites';
import { join } from 'node:path';
import { createEventStore, nothingCounted } from '../src/events/index.js';
import { createFactStore } from '../src/facts/index.js';

const now = new Date();
const later = new Date(now.getTime() + 86_400_000);
const dayAt = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
const eventAt = (index: number) => ({
  eventType: 'page_view' as const,
  eventSource: 'web',
  eventData: {},
  receivedAt: new Date(now.getTime() - index),
  bot: null,
});

storeGrowthSuite({
  folder: join(import.meta.dirname, '../src'),
  stores: {
    createEventStore: growingStore({
      create: createEventStore,
      documents: {
        events: (index) => ({ _id: `event-${index}`, ...eventAt(index) }),
        // Days grow by one a day: more than two hundred years of them would prove nothing.
        'visit-days': (index) => ({ _id: `${dayAt(0)} visit-${index}`, marks: ['visit'], expiresAt: later }),
      },
      calls: {
        findStoredIds: (events, turn, transaction) =>
          events.findStoredIds([`event-${turn}`, `new-${turn}`], transaction),
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
    createFactStore: growingStore({
      create: createFactStore,
      documents: { facts: (index) => ({ day: dayAt(Math.floor(index / 10)), name: `fact-${index % 10}`, count: 1 }) },
      calls: {
        updateCount: (facts, turn, transaction) => facts.updateCount({ day: dayAt(turn), name: 'fact-1' }, transaction),
        findTotals: (facts) => facts.findTotals(dayAt(0), dayAt(30)),
      },
    }),
  },
});
