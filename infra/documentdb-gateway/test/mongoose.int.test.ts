import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';

interface Buyer {
  username: string;
  visits: number;
  tags: string[];
}

describe('mongoose', () => {
  const connection = mongoose.createConnection(testEngines().mongodbUri, {
    dbName: `wire-${randomUUID().slice(0, 8)}`,
    autoIndex: false,
    bufferCommands: false,
    writeConcern: { w: 'majority', journal: true },
  });
  const schema = new Schema<Buyer>({ username: String, visits: Number, tags: [String] }, { timestamps: true });
  schema.index({ username: 1 }, { unique: true });
  const buyers = connection.model('Buyer', schema);
  beforeAll(async () => {
    await connection.asPromise();
    await buyers.syncIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('creates, changes and finds documents', async () => {
    const buyer = await buyers.create({ username: 'ann', tags: ['new'] });
    buyer.tags.push('returning');
    await buyer.save();
    await buyers.updateOne({ username: 'ann' }, { $inc: { visits: 2 } });
    expect(await buyers.findOne({ username: 'ann' }).lean()).toMatchObject({ visits: 2, tags: ['new', 'returning'] });
  });

  it('reports a duplicate of a unique path', async () => {
    await buyers.create({ username: 'bob' });
    await expect(buyers.create({ username: 'bob' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { username: 1 },
    });
  });

  it('commits and rolls back with connection.transaction', async () => {
    await connection.transaction(async (session) => {
      await buyers.create([{ username: 'dot' }], { session });
    });
    const failing = connection.transaction(async (session) => {
      await buyers.create([{ username: 'eve' }], { session });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await buyers.countDocuments({ username: { $in: ['dot', 'eve'] } })).toBe(1);
  });
});
