import type {} from '@hearthway/engines/testing';
import { connectMongo } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEventStore, type EventStore } from './event-store.js';
import type { KeptEvent } from './kept-event.js';

let connection: Connection;
let store: EventStore;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: inject('mongodbUri'), database: testDatabase('analytics'), logger });
  store = createEventStore(connection);
  await store.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const event = (_id: string): KeptEvent => ({
  _id,
  eventType: 'click',
  eventSource: 'test',
  eventData: {},
  receivedAt: new Date(),
});
const stored = async () =>
  (await connection.collection<{ _id: string }>('events').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

describe('the store of events', () => {
  it('keeps what the database takes, and says which it did not take', async () => {
    const listAsId = { ...event(''), _id: ['c'] as unknown as string };
    expect(await store.insert([event('a')])).toEqual(new Set());
    const missing = await store.insert([event('a'), event('b'), listAsId, event('d'), event('d')]);
    expect(missing).toEqual(new Set([2]));
    expect(await stored()).toEqual(['a', 'b', 'd']);
  });

  it('forgets an event after 400 days', async () => {
    const indexes = await connection.collection('events').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { receivedAt: 1 }, expireAfterSeconds: 400 * 24 * 60 * 60 }),
    );
  });

  it('says so when nothing could be stored', async () => {
    const { logger } = captureLog();
    const lost = await connectMongo({ uri: inject('mongodbUri'), database: connection.name, logger });
    const { insert } = createEventStore(lost);
    await lost.close();
    await expect(insert([event('e')])).rejects.toThrow();
    expect(await stored()).not.toContain('e');
  });
});
