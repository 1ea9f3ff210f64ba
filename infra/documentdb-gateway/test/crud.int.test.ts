import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { Decimal128, Long, ObjectId, type Document } from 'mongodb';
import { useDatabase } from './connect.js';

interface Keyed extends Document {
  _id: ObjectId | number | string;
}

describe('reading and writing through the driver', () => {
  const { db } = useDatabase();
  const fresh = (name: string) => db.collection<Keyed>(name);

  it('returns every type as it was inserted', async () => {
    const document = {
      _id: new ObjectId(),
      text: 'Ünïcödé ✓',
      whole: 42,
      long: Long.fromString('9007199254740993'),
      fraction: 1.5,
      exact: Decimal128.fromString('19.99'),
      when: new Date('2026-01-02T03:04:05.678Z'),
      bytes: Buffer.from([0, 1, 254, 255]),
      nothing: null,
      list: [1, 'two', { three: 3 }],
      pattern: /^a.b$/i,
    };
    await fresh('types').insertOne({ ...document });
    const found = await fresh('types').findOne({ _id: document._id }, { promoteLongs: false, promoteBuffers: true });
    expect(found).toMatchObject({ text: document.text, when: document.when, nothing: null, list: document.list });
    expect(String(found?.['long'])).toBe('9007199254740993');
    expect(String(found?.['exact'])).toBe('19.99');
    expect(found?.['bytes']).toEqual(document.bytes);
    expect(found?.['pattern']).toEqual(document.pattern);
  });

  it('lets twenty concurrent upserts of one key all succeed', async () => {
    const upserts = fresh('racing-upserts');
    await Promise.all(
      Array.from({ length: 20 }, () => upserts.updateOne({ _id: 'k' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await upserts.findOne({ _id: 'k' })).toEqual({ _id: 'k', n: 20 });
  });

  it('answers findOneAndUpdate with the document before or after', async () => {
    const counters = fresh('counters');
    await counters.insertOne({ _id: 1, n: 1 });
    expect(await counters.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toMatchObject({ n: 1 });
    expect(await counters.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, { returnDocument: 'after' })).toMatchObject({
      n: 3,
    });
    expect(await counters.findOneAndUpdate({ _id: 2 }, { $inc: { n: 1 } })).toBeNull();
    expect(await counters.findOneAndDelete({ _id: 1 })).toMatchObject({ n: 3 });
    expect(await counters.countDocuments()).toBe(0);
  });

  it('answers each of many concurrent changes of a document with its own result', async () => {
    const counters = fresh('busy-counters');
    for (const _id of ['a', 'b', 'c', 'd', 'e']) {
      const changes = Array.from({ length: 20 }, () =>
        counters.findOneAndUpdate({ _id }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' }),
      );
      const seen = (await Promise.all(changes)).map((document) => Number(document?.['n']));
      expect(seen.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    }
  });

  it('stops an ordered bulk write at the first failure, but not an unordered one', async () => {
    const bulk = fresh('bulk');
    const operations = [{ _id: 1 }, { _id: 1 }, { _id: 2 }].map((document) => ({ insertOne: { document } }));
    await expect(bulk.bulkWrite(operations)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await bulk.deleteMany({});
    await expect(bulk.bulkWrite(operations, { ordered: false })).rejects.toMatchObject({ insertedCount: 2 });
    const mixed = await bulk.bulkWrite([
      { updateOne: { filter: { _id: 1 }, update: { $set: { a: 1 } } } },
      { replaceOne: { filter: { _id: 3 }, replacement: { b: 1 }, upsert: true } },
      { deleteOne: { filter: { _id: 2 } } },
    ]);
    expect(mixed).toMatchObject({ matchedCount: 1, upsertedCount: 1, deletedCount: 1 });
  });

  it('inserts twenty thousand documents in one call', async () => {
    const many = fresh('many');
    const documents = Array.from({ length: 20_000 }, (_, n) => ({ _id: n, text: `document ${n}` }));
    expect((await many.insertMany(documents)).insertedCount).toBe(20_000);
    expect(await many.estimatedDocumentCount()).toBe(20_000);
    expect(await many.countDocuments({ _id: { $gte: 19_990 } })).toBe(10);
  });

  it('counts without a filter what exists now, not a moment ago', async () => {
    const counted = fresh('counted');
    const insertUntil = performance.now() + 2500; // PostgreSQL updates its statistics once a second
    let inserted = 0;
    while (performance.now() < insertUntil) {
      await counted.insertOne({ _id: inserted });
      inserted += 1;
      expect(await counted.estimatedDocumentCount()).toBe(inserted);
    }
    await counted.deleteMany({ _id: { $gt: 0 } });
    expect(await counted.estimatedDocumentCount()).toBe(1);
  });

  it('refuses a query operator it does not know with code 2 and a command it does not know with code 59', async () => {
    await expect(
      fresh('types')
        .find({ cents: { $zork: 1 } })
        .toArray(),
    ).rejects.toMatchObject({ code: 2 });
    await expect(db.command({ zork: 1 })).rejects.toMatchObject({ code: 59, codeName: 'CommandNotFound' });
  });

  it('stops a command at its maxTimeMS with code 50', async () => {
    const slow = db.collection('slow');
    await slow.insertMany(Array.from({ length: 2_000 }, (_, n) => ({ n })));
    const pipeline = [
      {
        $lookup: { from: 'slow', let: { n: '$n' }, pipeline: [{ $match: { $expr: { $gt: ['$n', '$$n'] } } }], as: 'm' },
      },
      { $group: { _id: null, n: { $sum: { $size: '$m' } } } },
    ];
    await expect(slow.aggregate(pipeline, { maxTimeMS: 20 }).toArray()).rejects.toMatchObject({ code: 50 });
    expect(await slow.countDocuments({}, { maxTimeMS: 120_000 })).toBe(2_000);
  });

  it('accepts unacknowledged writes, and keeps the order', async () => {
    const quiet = db.collection('quiet', { writeConcern: { w: 0 } });
    await quiet.insertOne({ n: 1 });
    await eventually(async () => expect(await fresh('quiet').countDocuments()).toBe(1));
  });
});
