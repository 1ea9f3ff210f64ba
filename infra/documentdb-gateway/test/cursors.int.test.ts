import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Document, Long } from 'mongodb';
import { useDatabase } from './connect.js';

describe('cursors through the driver', () => {
  const { db, client } = useDatabase();
  const numbers = db.collection<{ _id: number; n: number }>('numbers');
  beforeAll(async () => {
    await numbers.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ _id: n, n: (n * 7) % 1_000 })));
  });

  it.each<[string, Document]>([
    ['as stored', {}],
    ['sorted', { sort: { n: 1 } }],
  ])('reads all batches, %s', async (_, options) => {
    const found = await numbers.find({}, { ...options, batchSize: 64 }).toArray();
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(1_000);
    if (options['sort'] !== undefined) expect(found.map(({ n }) => n)).toEqual(found.map((_, n) => n));
  });

  it('reads an aggregation over several batches', async () => {
    const grouped = await numbers.aggregate([{ $group: { _id: '$n' } }], { batchSize: 100 }).toArray();
    expect(grouped).toHaveLength(1_000);
  });

  it('keeps more cursors open than it has connections', async () => {
    const cursors = Array.from({ length: 90 }, () => numbers.find({}, { sort: { n: -1 }, batchSize: 250 }));
    await Promise.all(cursors.map((cursor) => cursor.next()));
    expect(await numbers.countDocuments()).toBe(1_000);
    const last = await Promise.all(cursors.map(async (cursor) => (await cursor.toArray()).at(-1)?.n));
    expect(new Set(last)).toEqual(new Set([0]));
  });

  it('does not know a cursor that was killed', async () => {
    const opened = await db.command({ find: 'numbers', sort: { n: 1 }, batchSize: 2 }, { promoteLongs: false });
    const id = (opened['cursor'] as { id: Long }).id;
    const killed = await db.command({ killCursors: 'numbers', cursors: [id] }, { promoteLongs: false });
    expect(String(killed['cursorsKilled'])).toBe(String(id));
    await expect(db.command({ getMore: id, collection: 'numbers' })).rejects.toMatchObject({ code: 43 });
    const again = await db.command({ killCursors: 'numbers', cursors: [id] }, { promoteLongs: false });
    expect(String(again['cursorsNotFound'])).toBe(String(id));
  });

  it('continues a cursor within its transaction, in the same snapshot', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      const cursor = numbers.find({}, { session, sort: { n: 1 }, batchSize: 100 });
      await cursor.next();
      await db.collection<{ _id: number; n: number }>('numbers').insertOne({ _id: 5_000, n: 5_000 });
      expect(await cursor.toArray()).toHaveLength(999);
      await session.commitTransaction();
    });
    await numbers.deleteOne({ _id: 5_000 });
  });
});
