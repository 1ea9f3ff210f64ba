import type {} from '@hearthway/engines/testing';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createRollupStore, nothingCounted, type RollupStore } from '../rollups/index.js';
import { createEventStore, type EventStore } from './event-store.js';
import type { KeptEvent } from './kept-event.js';
import { storeEvents } from './store-events.js';

let connection: Connection;
let events: EventStore;
let rollups: RollupStore;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: inject('mongodbUri'), database: testDatabase('analytics'), logger });
  events = createEventStore(connection);
  rollups = createRollupStore(connection);
  await events.ensureIndexes();
  await rollups.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const eventsOf = (day: string, count: number, bot: KeptEvent['bot'] = null): KeptEvent[] =>
  Array.from({ length: count }, (_, place) => ({
    _id: `${day} ${bot ?? 'person'} ${place}`,
    eventType: 'scroll',
    eventSource: 'test',
    eventData: {},
    receivedAt: new Date(Date.parse(day) + place * 1_000),
    bot,
  }));
const store = (kept: readonly KeptEvent[]) =>
  storeEvents({ events, rollups, transaction: (work) => inTransaction(connection, work) }, kept);
const last = async (from: string, to: string, limit = 50) => {
  const found = await events.findAll(await rollups.recent(from, to, limit));
  return found.map(({ _id }) => _id);
};

describe('the last events', () => {
  it('are those of people, newest first, as many as are asked for, of the days that are asked for', async () => {
    const [first, second] = [eventsOf('2026-02-01', 60), eventsOf('2026-02-02', 3)];
    await store(first.slice(0, 30));
    await store(first.slice(30));
    await store([...eventsOf('2026-02-02', 5, 'user-agent'), ...second]);
    const idsOf = (kept: readonly KeptEvent[]) => kept.map(({ _id }) => _id).reverse();

    expect(await last('2026-01-01', '2026-12-31')).toEqual([...idsOf(second), ...idsOf(first.slice(13))]);
    expect(await last('2026-01-01', '2026-12-31', 2)).toEqual(idsOf(second.slice(1)));
    expect(await last('2026-01-01', '2026-02-01')).toEqual(idsOf(first.slice(10)));
    expect(await last('2026-02-03', '2026-12-31')).toEqual([]);
  });

  it('are the same when counts are put in the place of a day’s, and fewer when one was forgotten', async () => {
    await store(eventsOf('2026-03-01', 3));
    await inTransaction(connection, (session) => rollups.replace('2026-03-01', nothingCounted, session));
    expect(await last('2026-03-01', '2026-03-01')).toHaveLength(3);
    await connection.collection<{ _id: string }>('events').deleteOne({ _id: '2026-03-01 person 1' });
    expect(await last('2026-03-01', '2026-03-01')).toEqual(['2026-03-01 person 2', '2026-03-01 person 0']);
  });
});
