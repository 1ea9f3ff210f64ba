import { describe, expect, it } from '@jest/globals';
import { useDatabase } from './connect.js';

describe('indexes and collections through the driver', () => {
  const { db, client } = useDatabase();

  it('enforces a unique index and names the violated key', async () => {
    const users = db.collection('users');
    await users.createIndex({ email: 1 }, { unique: true, name: 'email_unique' }, {});
    await users.insertMany([{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    const refused = { code: 11000, keyPattern: { email: 1 } };
    await expect(users.insertOne({ email: 'a@example.org' })).rejects.toMatchObject(refused);
    await expect(
      users.findOneAndUpdate({ email: 'b@example.org' }, { $set: { email: 'a@example.org' } }),
    ).rejects.toMatchObject(refused);
    const update = users.updateOne({ email: 'b@example.org' }, { $set: { email: 'a@example.org' } });
    await expect(update).rejects.toMatchObject(refused);
    await expect(update).rejects.toThrow('E11000');
  });

  it('refuses an upsert that violates another unique index', async () => {
    const users = db.collection<{ _id: number; name: string }>('upserting-users');
    await users.createIndex({ name: 1 }, { unique: true }, {});
    await users.insertOne({ _id: 1, name: 'ann' });
    await expect(users.updateOne({ _id: 2 }, { $set: { name: 'ann' } }, { upsert: true })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('refuses a unique index that existing documents violate', async () => {
    const doubles = db.collection('doubles');
    await doubles.insertMany([{ n: 1 }, { n: 1 }]);
    await expect(doubles.createIndex({ n: 1 }, { unique: true }, {})).rejects.toMatchObject({ code: 11000 });
  });

  it('lists, recreates and drops indexes with their options', async () => {
    const sessions = db.collection('sessions');
    await sessions.insertOne({ expiresAt: new Date() });
    await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 3_600 }, {});
    await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 3_600 }, {});
    const listed = await sessions.indexes();
    expect(listed.map(({ name }) => name)).toEqual(['_id_', 'expiresAt_1']);
    expect(listed[1]).toMatchObject({ key: { expiresAt: 1 }, expireAfterSeconds: 3_600 });
    await sessions.dropIndex('expiresAt_1');
    expect(await sessions.indexes()).toHaveLength(1);
    await expect(sessions.dropIndex('expiresAt_1')).rejects.toMatchObject({ code: 27 });
  });

  it('creates, lists, renames and drops collections and databases', async () => {
    await db.createCollection('made');
    await db.collection('made').insertOne({ a: 1 });
    const names = async () => (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    expect(await names()).toContain('made');
    await db.collection('made').rename('renamed');
    expect(await names()).not.toContain('made');
    expect(await db.collection('renamed').countDocuments()).toBe(1);
    expect(await db.collection('renamed').drop()).toBe(true);
    expect(await names()).not.toContain('renamed');
    const { databases } = await client.db().admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain(db.databaseName);
  });

  it('says what it is and how much it takes', async () => {
    const admin = client.db('admin');
    expect(await admin.command({ buildInfo: 1 })).toMatchObject({ version: expect.any(String), ok: 1 });
    expect(await admin.command({ hello: 1 })).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
    });
  });
});
