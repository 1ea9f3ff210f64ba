import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, Double, Int32, Long, MongoClient, ObjectId, type Db } from 'mongodb';
import { gunzipSync, gzipSync } from 'node:zlib';
import { dump, restore, sendAgain } from './index.js';

let client: MongoClient;
beforeAll(async () => {
  client = await new MongoClient(process.env['HEARTHWAY_TEST_MONGODB_URI'] ?? '').connect();
});
afterAll(() => client.close());

let prefix: string;
let folder: string;
let databases: Db[];
beforeEach(() => {
  prefix = `backup_${randomUUID().slice(0, 8)}_`;
  folder = mkdtempSync(join(tmpdir(), 'hearthway-backup-'));
  databases = [client.db(`${prefix}one`), client.db(`${prefix}two`)];
});
const dropAll = () => Promise.all(databases.map((database) => database.dropDatabase()));
afterEach(async () => {
  await dropAll();
  rmSync(folder, { recursive: true });
});

/** Documents as bytes, and indexes, of every collection. */
async function contentsOf(database: Db) {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      documents: (await database.collection(name).find({}, { raw: true }).sort({ _id: 1 }).toArray()).map((document) =>
        (document as unknown as Buffer).toString('hex'),
      ),
      indexes: await database.collection(name).indexes(),
    })),
  );
}

it('a dump brings back every document of every type, and every index', async () => {
  const [one, two] = databases as [Db, Db];
  const kinds = {
    whole: new Int32(1),
    wholeToo: new Double(1),
    large: Long.fromString('9007199254740993'),
    time: new Date(1),
    bytes: new Binary(Buffer.from('bytes')),
    nothing: null,
    inside: [{ id: new ObjectId(), empty: {} }],
  };
  await one.collection('kinds').insertOne(kinds);
  await one.collection('kinds').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 3_600 }, {});
  await one
    .collection('kinds')
    .createIndex({ whole: 1, large: -1 }, { unique: true, partialFilterExpression: { whole: { $gt: 0 } } }, {});
  await one.createCollection('empty');
  await two
    .collection('fs.chunks')
    .insertMany(Array.from({ length: 1_100 }, (_, n) => ({ n, data: Buffer.alloc(500, n) })));
  const before = await Promise.all(databases.map(contentsOf));

  const dumped = await dump(client, join(folder, 'dump'), prefix);
  await dropAll();
  const restored = await restore(client, join(folder, 'dump'));

  expect(await Promise.all(databases.map(contentsOf))).toEqual(before);
  expect([...restored].sort()).toEqual([...dumped].sort());
  expect(new Map(restored).get(`${prefix}two`)).toBe(1_100);
});

it('nothing is restored over what is there, and a broken file is said', async () => {
  const [one] = databases as [Db];
  await one.collection('things').insertMany([{ n: 1 }, { n: 2 }]);
  await dump(client, join(folder, 'dump'), prefix);
  await expect(restore(client, join(folder, 'dump'))).rejects.toThrow(/isn’t empty/);
  await dropAll();
  const file = join(folder, 'dump', one.databaseName, 'things.bson.gz');
  writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).subarray(0, -1)));
  await expect(restore(client, join(folder, 'dump'))).rejects.toThrow(/isn’t whole/);
});

it('what was sent within a day before the dump is sent again, unless the dump is old', async () => {
  const [one] = databases as [Db];
  const now = Date.now();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  const outbox = one.collection<{ _id: string; state: string; sentAt?: Date }>('outbox');
  await outbox.insertMany([
    { _id: 'just sent', state: 'sent', sentAt: hoursAgo(3) },
    { _id: 'sent long ago', state: 'sent', sentAt: hoursAgo(30) },
    { _id: 'not sent', state: 'pending' },
  ]);
  expect(await sendAgain(client, [one.databaseName], hoursAgo(8 * 24))).toBe(0);
  expect(await sendAgain(client, [one.databaseName], hoursAgo(2))).toBe(1);
  expect((await outbox.find({ state: 'pending' }).toArray()).map(({ _id }) => _id).sort()).toEqual([
    'just sent',
    'not sent',
  ]);
});
