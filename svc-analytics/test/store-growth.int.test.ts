import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing';
import { join } from 'node:path';
import { createEventStore } from '../src/events/index.js';
import { createRollupStore } from '../src/rollups/index.js';
import { nothingCounted } from '../src/rollups/day-counts.js';
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
      documents: { events: (index) => ({ _id: `event-${index}`, ...eventAt(index) }) },
      calls: {
        known: (events, turn, transaction) => events.known([`event-${turn}`, `new-${turn}`], transaction),
        insert: (events, turn, transaction) => events.insert([{ _id: `new-${turn}`, ...eventAt(turn) }], transaction),
        findAll: (events, turn) => events.findAll([`event-${turn}`, `event-${turn + 1}`]),
        span: (events) => events.span(),
        within: 'An operator counts again what came in on one day.',
      },
    }),
    createRollupStore: growingStore({
      create: createRollupStore,
      documents: {
        // A day each: more than two hundred years of them would say nothing.
        'visit-days': (index) => ({ _id: `${dayAt(0)} visit-${index}`, marks: ['visit'], expiresAt: later }),
      },
      calls: {
        elementsOf: (rollups, turn, transaction) => rollups.elementsOf(dayAt(turn), transaction),
        marksOf: (rollups, turn, transaction) => rollups.marksOf(dayAt(0), [`visit-${turn}`], transaction),
        add: (rollups, turn, transaction) =>
          rollups.add(
            dayAt(0),
            { counts: nothingCounted, marks: new Map([[`visit-${turn}`, new Set(['visit' as const])]]), recent: [] },
            transaction,
          ),
        replace: (rollups, turn, transaction) => rollups.replace(dayAt(turn), nothingCounted, transaction),
        recent: (rollups) => rollups.recent(dayAt(0), dayAt(30), 10),
        days: (rollups) => rollups.days(dayAt(0), dayAt(30)),
      },
    }),
    createFactStore: growingStore({
      create: createFactStore,
      documents: { facts: (index) => ({ day: dayAt(Math.floor(index / 10)), name: `fact-${index % 10}`, count: 1 }) },
      calls: {
        count: (facts, turn, transaction) => facts.count({ day: dayAt(turn), name: 'fact-1' }, transaction),
        total: (facts) => facts.total(dayAt(0), dayAt(30)),
      },
    }),
  },
});
