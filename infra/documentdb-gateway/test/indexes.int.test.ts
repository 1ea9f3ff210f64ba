import { describe, expect, it } from '@jest/globals';
import { useDatabase } from './connect.js';

describe('indexes and collections through the driver', () => {
  const { db, client } = useDatabase();

  it('enforces a unique index and names the violated key', async () => {
    const users = db.collection('users');
    await users.createIndex({ email: 1 }, { unique: true, name: 'email_unique' }, {});
    await users.insertMany([{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    const refused = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@example.org' } };
    await expect(users.insertOne({ email: 'a@example.org' })).rejects.toMatchObject(refused);
    await expect(
      users.findOneAndUpdate({ email: 'b@example.org' }, { $set: { email: 'a@example.org' } }),
    ).rejects.toMatchObject(refused);
    const update = users.updateOne({ email: 'b@example.org' }, { $set: { email: 'a@example.org' } });
    await expect(update).rejects.toMatchObject({ code: 11000, keyPattern: { email: 1 } });
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

  it('applies a partial unique index only to matching documents', async () => {
    const seats = db.collection('seats');
    await seats.createIndex({ seat: 1 }, { unique: true, partialFilterExpression: { taken: true } }, {});
    await seats.insertMany([
      { seat: 1, taken: false },
      { seat: 1, taken: false },
      { seat: 1, taken: true },
    ]);
    await expect(seats.insertOne({ seat: 1, taken: true })).rejects.toMatchObject({ code: 11000 });
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

  it('changes the time to live with collMod', async () => {
    const tokens = db.collection('tokens');
    await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 60 }, {});
    await db.command({ collMod: 'tokens', index: { keyPattern: { at: 1 }, expireAfterSeconds: 120 } });
    expect((await tokens.indexes())[1]).toMatchObject({ expireAfterSeconds: 120 });
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

  it('answers that a collection exists to whoever creates it a moment later', async () => {
    for (const round of Array.from({ length: 20 }, (_, index) => `contested-${String(index)}`)) {
      const creations = Array.from({ length: 8 }, () =>
        db.createCollection(round, { viewOn: 'stats' }).catch((error: unknown) => error),
      );
      const answers = await Promise.all(creations);
      const refusals = answers.filter((answer) => answer instanceof Error);
      expect(refusals.length).toBeLessThan(answers.length);
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 48, codeName: 'NamespaceExists' });
    }
  });

  it('answers the commands of monitoring tools', async () => {
    await db.collection('stats').insertOne({ a: 1 });
    expect(await db.command({ collStats: 'stats' })).toMatchObject({ ns: `${db.databaseName}.stats`, count: 1, ok: 1 });
    expect(await db.stats()).toMatchObject({ db: db.databaseName, ok: 1 });
    const admin = client.db('admin');
    for (const command of ['ping', 'hello', 'isMaster', 'buildInfo', 'serverStatus', 'connectionStatus', 'hostInfo']) {
      expect(await admin.command({ [command]: 1 })).toMatchObject({ ok: 1 });
    }
    expect(await admin.command({ getParameter: 1, featureCompatibilityVersion: 1 })).toMatchObject({ ok: 1 });
    expect(await admin.command({ hello: 1 })).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
    });
  });
});
