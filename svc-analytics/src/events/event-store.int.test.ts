import type {} from '@hearthway/engines/testing';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compareDays } from '../rebuild/index.js';
import { createRollupStore, type RollupStore } from '../rollups/index.js';
import { createEventStore, type EventStore } from './event-store.js';
import type { KeptEvent } from './kept-event.js';
import { storeEvents, type StoreEventsDependencies } from './store-events.js';

let connection: Connection;
let events: EventStore;
let rollups: RollupStore;
let dependencies: StoreEventsDependencies;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: inject('mongodbUri'), database: testDatabase('analytics'), logger });
  events = createEventStore(connection);
  rollups = createRollupStore(connection);
  await events.ensureIndexes();
  await rollups.ensureIndexes();
  dependencies = { events, rollups, transaction: (work) => inTransaction(connection, work) };
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const pageView = (_id: string, day: string, visitId: string): KeptEvent => ({
  _id,
  eventType: 'page_view',
  eventSource: 'test',
  eventData: { path: '/faq' },
  visitId,
  receivedAt: new Date(`${day}T12:00:00.000Z`),
  bot: null,
});
const click = (_id: string, day: string, element: string): KeptEvent => ({
  _id,
  eventType: 'click',
  eventSource: 'test',
  eventData: { element },
  receivedAt: new Date(`${day}T12:00:00.000Z`),
  bot: null,
});
const counted = async (day: string) => (await rollups.days(day, day))[0];
const stored = () => connection.collection<{ _id: string }>('events');

describe('events that are stored', () => {
  it('are counted in the same step, each once', async () => {
    const day = '2026-01-01';
    await storeEvents(dependencies, [pageView('a', day, 'v1'), pageView('b', day, 'v1')]);
    await storeEvents(dependencies, [pageView('a', day, 'v1'), pageView('c', day, 'v2'), pageView('c', day, 'v2')]);
    expect(await counted(day)).toMatchObject({ pageViews: 3, visits: { visit: 2 }, pages: { '/faq': 3 } });
    expect(await stored().countDocuments({ _id: { $in: ['a', 'b', 'c'] } })).toBe(3);
  });

  it('are counted by the day on which they came in', async () => {
    await storeEvents(dependencies, [pageView('d', '2026-01-02', 'v1'), pageView('e', '2026-01-03', 'v1')]);
    expect(await counted('2026-01-02')).toMatchObject({ pageViews: 1, visits: { visit: 1 } });
    expect(await counted('2026-01-03')).toMatchObject({ pageViews: 1, visits: { visit: 1 } });
  });

  it('are neither stored nor counted when one of them cannot be', async () => {
    const day = '2026-01-04';
    const listAsId = { ...pageView('f', day, 'v1'), _id: ['f'] as unknown as string };
    await expect(storeEvents(dependencies, [pageView('g', day, 'v1'), listAsId])).rejects.toThrow();
    expect(await counted(day)).toBeUndefined();
    expect(await stored().countDocuments({ _id: 'g' })).toBe(0);
  });

  it('are counted once when two instances store the same in the same moment', async () => {
    const day = '2026-01-05';
    const same = Array.from({ length: 20 }, (_, index) => pageView(`h${index}`, day, `v${index}`));
    await Promise.all(Array.from({ length: 4 }, () => storeEvents(dependencies, same)));
    expect(await counted(day)).toMatchObject({ pageViews: 20, visits: { visit: 20 } });
  });

  it('grow a day by no more names of elements than it takes', async () => {
    const day = '2026-01-06';
    const clicks = Array.from({ length: 1_000 }, (_, index) => click(`i${index}`, day, `made-up-${index}`));
    await storeEvents(dependencies, clicks.slice(0, 150));
    await storeEvents(dependencies, clicks.slice(150));
    const byElement = (await counted(day))?.clicks;
    expect(Object.keys(byElement ?? {})).toHaveLength(201);
    expect(byElement?.['other']).toBe(800);
  });

  it('come to the same when they are counted again, and a difference is found', async () => {
    const days = [];
    for await (const day of compareDays({ events, rollups })) days.push(day);
    expect(days.map(({ day, same }) => [day, same])).toEqual([
      ['2026-01-01', true],
      ['2026-01-02', true],
      ['2026-01-03', true],
      ['2026-01-04', true],
      ['2026-01-05', true],
      ['2026-01-06', true],
    ]);
    await stored().deleteOne({ _id: 'h3' });
    const found = [];
    for await (const { day, same } of compareDays({ events, rollups })) if (!same) found.push(day);
    expect(found).toEqual(['2026-01-05']);
  });
});

describe('the store of events', () => {
  it('forgets an event after 400 days', async () => {
    expect(await stored().indexes()).toContainEqual(
      expect.objectContaining({ key: { receivedAt: 1 }, expireAfterSeconds: 400 * 24 * 60 * 60 }),
    );
  });

  it('says so when nothing could be stored', async () => {
    const { logger } = captureLog();
    const lost = await connectMongo({ uri: inject('mongodbUri'), database: connection.name, logger });
    const transaction: StoreEventsDependencies['transaction'] = (work) => inTransaction(lost, work);
    await lost.close();
    await expect(storeEvents({ ...dependencies, transaction }, [pageView('z', '2026-01-07', 'v1')])).rejects.toThrow();
    expect(await stored().countDocuments({ _id: 'z' })).toBe(0);
  });
});
