import { testDatabase } from '@hearthway/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BSON,
  Binary,
  Decimal128,
  Double,
  GridFSBucket,
  Int32,
  Long,
  MongoClient,
  ObjectId,
  Timestamp,
  UUID,
  type Db,
} from 'mongodb';
import { dumpDatabases, restoreDatabases } from '../index.js';

const uri = process.env['HEARTHWAY_TEST_MONGODB_URI'] ?? '';
export const missing = testDatabase('backup-none');

/** Two databases with every kind of value, an outbox, and a file, filled again for each test. */
export function useDatabases() {
  const names = [testDatabase('backup-one'), testDatabase('backup-two')] as const;
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-backup-'));
  let client: MongoClient;
  let count = 0;
  const newFolder = () => join(folder, String((count += 1)));
  const one = () => client.db(names[0]);
  const two = () => client.db(names[1]);
  async function destroy(): Promise<void> {
    for (const name of names) await client.db(name).dropDatabase();
  }
  beforeAll(async () => {
    client = await MongoClient.connect(uri);
  });
  beforeEach(async () => {
    await destroy();
    await fill(one(), two());
  });
  afterAll(async () => {
    await destroy();
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    names,
    folder,
    newFolder,
    one,
    two,
    destroy,
    async dump(target = newFolder(), databases: readonly string[] = [...names, missing]) {
      return { target, contents: await dumpDatabases({ uri, databases, folder: target }) };
    },
    restore: (target: string, options: object = {}) =>
      restoreDatabases({ uri, folder: target, replace: false, resendHours: 0, ...options }),
  };
}

async function fill(one: Db, two: Db): Promise<void> {
  await one.collection('kinds').insertOne({
    whole: new Int32(1),
    float: new Double(1),
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('0.10'),
    text: 'ä 😀 \u0000',
    bytes: new Binary(Buffer.from([0, 255])),
    uuid: new UUID(),
    id: new ObjectId(),
    day: new Date('1960-02-29T00:00:00Z'),
    stamp: new Timestamp({ t: 1, i: 2 }),
    pattern: /a+/i,
    nothing: null,
    nested: { $dollar: 1, 'with.dot': [[], {}, [new Int32(2)]] },
    limits: [Infinity, -0, new BSON.MinKey(), new BSON.MaxKey()],
  });
  await one.collection('names').createIndex({ name: 1 }, { name: 'unique-name', unique: true }, {});
  await one.collection('names').createIndex({ at: 1 }, { name: 'expiry', expireAfterSeconds: 86_400 }, {});
  await one.collection('names').insertMany(Array.from({ length: 2_500 }, (_, index) => ({ name: `n${index}`, index })));
  await one.createCollection('empty');
  await one
    .collection('outbox')
    .insertMany([outbox('pending', 'pending'), outbox('new', 'sent', 1), outbox('old', 'sent', 30)]);
  const bucket = new GridFSBucket(two, { bucketName: 'document-files' });
  await new Promise<void>((resolve, reject) =>
    bucket.openUploadStream('deed.pdf').on('finish', resolve).on('error', reject).end(Buffer.alloc(3_000_000, 7)),
  );
}

const hour = 3_600_000;
function outbox(id: string, state: string, hoursAgo?: number) {
  const sentAt = hoursAgo !== undefined && { sentAt: new Date(Date.now() - hoursAgo * hour) };
  return { _id: id as never, subject: 'a', sequence: 1, state, ...sentAt };
}
