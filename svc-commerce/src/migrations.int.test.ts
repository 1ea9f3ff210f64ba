import { connectMongo, inTransaction, runMigrations } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { migrations } from './migrations.js';
import { exampleEntry, startCommerceUnderTest } from './testing/index.js';
import { createWaitlistStore } from './waitlist/index.js';

describe('a database of an earlier release', () => {
  const { logger } = captureLog();
  let connections: Connection[];
  beforeEach(async () => {
    const database = testDatabase('waitlist');
    const connect = () => connectMongo({ uri: testEngines().mongodbUri, database, logger });
    connections = await Promise.all([connect(), connect(), connect()]);
    await insertUncounted(1_000);
  });
  afterEach(async () => {
    await connections[0]?.dropDatabase();
    for (const connection of connections) await connection.close();
  });

  function connection(index = 0): Connection {
    const found = connections[index];
    if (!found) throw new Error('There is no such connection');
    return found;
  }

  /** As an earlier release stored them. */
  async function insertUncounted(length: number): Promise<void> {
    const rows = Array.from({ length }, () => {
      const { id: _id, ...entry } = exampleEntry();
      return { _id, ...entry };
    });
    await connection().collection<{ _id: string }>('waitlist').insertMany(rows);
  }

  const start = (index = 0) => runMigrations({ connection: connection(index), migrations, logger });
  const count = () => createWaitlistStore(connection()).count();
  const stored = () => connection().collection('waitlist').countDocuments();
  const join = (index: number) =>
    inTransaction(connection(index), (transaction) =>
      createWaitlistStore(connection(index)).insert(exampleEntry(), transaction),
    );

  it('is counted once by two instances that start together, and not again by a third', async () => {
    await Promise.all([start(0), start(1)]);
    expect(await count()).toBe(1_000);
    await start(2);
    expect(await count()).toBe(1_000);
  });

  it('is counted right while entries come and go', async () => {
    await createWaitlistStore(connection()).ensureIndexes();
    const [first] = await createWaitlistStore(connection()).findPage(undefined, 1);
    const work = Array.from({ length: 30 }, (_, index) => join(1 + (index % 2)));
    const erasure = inTransaction(connection(1), (transaction) =>
      createWaitlistStore(connection(1)).delete(first?.id ?? '', transaction),
    );
    await Promise.all([start(), ...work, erasure]);
    expect(await stored()).toBe(1_029);
    expect(await count()).toBe(1_029);
  });

  it('is not counted partly when its instance stops halfway', async () => {
    const waitlist = createWaitlistStore(connection());
    await waitlist.ensureIndexes();
    const stopped = inTransaction(connection(), async (transaction) => {
      await waitlist.updateCount(transaction);
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await count()).toBe(0);
    await start();
    expect(await count()).toBe(1_000);
  });

  it('is right after the second run, although the earlier release kept writing during the first', async () => {
    const { runAgain } = await start();
    await insertUncounted(3);
    await connection().collection('waitlist').deleteOne({});
    await join(1);
    expect(await count()).toBe(1_001);
    await runAgain();
    expect(await stored()).toBe(1_003);
    expect(await count()).toBe(1_003);
  });

  it('is right when two instances do the second run together', async () => {
    const instances = [await start(0), await start(1)];
    await insertUncounted(50);
    await Promise.all(instances.map(({ runAgain }) => runAgain()));
    expect(await count()).toBe(1_050);
  });

  it('keeps seats, caps and suppressions, which had other names', async () => {
    const names = ['email_counters', 'email_suppressions', 'founding_members'];
    for (const name of names) await connection().collection<{ _id: string }>(name).insertOne({ _id: name });
    await start();
    for (const name of names) {
      const renamed = connection().collection<{ _id: string }>(name.replace('_', '-'));
      expect(await renamed.find().toArray()).toEqual([{ _id: name }]);
    }
  });

  it('gets the addresses of its buyers as keys, and none for an order whose buyer was deleted', async () => {
    const payments = connection().collection<{ _id: string; buyer?: { email: string; emailKey?: string } }>('payments');
    await payments.insertMany([{ _id: 'paid', buyer: { email: 'Jordan@Example.com' } }, { _id: 'anonymous' }]);
    const { runAgain } = await start();
    await payments.insertOne({ _id: 'late', buyer: { email: 'ada@example.com' } });
    await runAgain();
    expect(await payments.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'anonymous' },
      { _id: 'late', buyer: { email: 'ada@example.com', emailKey: 'ada@example.com' } },
      { _id: 'paid', buyer: { email: 'Jordan@Example.com', emailKey: 'jordan@example.com' } },
    ]);
  });

  it('loses the seats that were reserved for orders', async () => {
    const held = connection().collection<{ _id: number; paymentId: string }>('founding_seats');
    await held.insertOne({ _id: 12, paymentId: 'not-paid' });
    await start();
    expect(await held.countDocuments({})).toBe(0);
  });
});

it('migrates when the service starts', async () => {
  const commerce = await startCommerceUnderTest();
  const done = commerce.database.collection<{ _id: string }>('migrations').find({ doneAt: { $type: 'date' } });
  expect((await done.toArray()).map(({ _id }) => _id)).toEqual(expect.arrayContaining(migrations.map(({ id }) => id)));
  await commerce.stop();
});
