import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, type Model } from 'mongoose';
import { captureLog, cuttableProxy, testDatabase } from '../testing/index.js';
import { connectMongo, ensureIndexes, inTransaction, isDatabaseUnavailable } from './index.js';

const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;

interface Account {
  _id: string;
  name: string;
  balance: number;
}

const accountSchema = new mongoose.Schema<Account>({ _id: String, name: String, balance: Number });
accountSchema.index({ name: 1 }, { unique: true });

describe('the database', () => {
  let connection: Connection;
  let accounts: Model<Account>;
  beforeAll(async () => {
    connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: testDatabase(),
      logger: captureLog().logger,
    });
    accounts = connection.model<Account>('account', accountSchema);
    await ensureIndexes(connection, [accounts]);
    await ensureIndexes(connection, [accounts]);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('has the indexes that the models declare', async () => {
    await accounts.create({ _id: 'a', name: 'Ann', balance: 1 });
    await expect(accounts.create({ _id: 'b', name: 'Ann', balance: 1 })).rejects.toMatchObject({ code: 11000 });
  });

  it('commits a whole transaction or nothing', async () => {
    await inTransaction(connection, async (session) => {
      await accounts.create([{ _id: 'c', name: 'Cid', balance: 1 }], { session });
    });
    const failing = inTransaction(connection, async (session) => {
      await accounts.create([{ _id: 'd', name: 'Dot', balance: 1 }], { session });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await accounts.countDocuments({ _id: 'c' })).toBe(1);
    expect(await accounts.countDocuments({ _id: 'd' })).toBe(0);
  });

  it('repeats conflicting transactions until all have committed', async () => {
    await accounts.create({ _id: 'shared', name: 'Shared', balance: 0 });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction(connection, async (session) => {
          const account = await accounts.findById('shared').session(session).lean();
          await accounts.updateOne({ _id: 'shared' }, { balance: (account?.balance ?? 0) + 1 }, { session });
        }),
      ),
    );

    expect((await accounts.findById('shared').lean())?.balance).toBe(10);
  });

  // As thrown by the driver for a connection whose pool was already cleared: without a label.
  const lost = new MongoNetworkError('connection 18 closed');
  it.each([
    ['a lost connection', lost],
    ['a lost connection in a bulk write', new MongoBulkWriteError(lost, {} as mongoose.mongo.BulkWriteResult)],
  ])('repeats a transaction after %s', async (what, error) => {
    const account = { _id: what, name: what, balance: 0 };
    let attempts = 0;
    await inTransaction(connection, async (transaction) => {
      attempts += 1;
      await accounts.create([account], { session: transaction });
      if (attempts === 1) throw error;
    });
    expect(attempts).toBe(2);
    expect(await accounts.countDocuments({ _id: what })).toBe(1);
  });

  it('runs no more transactions at once than leaves sockets for their ends', async () => {
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        inTransaction(connection, async (session) => {
          running += 1;
          most = Math.max(most, running);
          try {
            await accounts.create([{ _id: `many-${index}`, name: `Many ${index}`, balance: 0 }], { session });
            await accounts.updateOne({ _id: `many-${index}` }, { balance: 1 }, { session });
          } finally {
            running -= 1;
          }
        }),
      ),
    );
    expect(most).toBe(10);
    expect(await accounts.countDocuments({ name: /^Many/, balance: 1 })).toBe(50);
  });

  it('is unavailable to a transaction whose commits fail until there is no time left', async () => {
    const uri = new URL(testEngines().mongodbUri);
    uri.searchParams.set('serverSelectionTimeoutMS', '1000');
    const impatient = await connectMongo({ uri: uri.href, database: testDatabase(), logger: captureLog().logger });
    const failing = inTransaction(impatient, (transaction) => {
      transaction.commitTransaction = () => {
        const transient = new MongoNetworkError('no answer');
        transient.addErrorLabel('TransientTransactionError');
        return transaction.abortTransaction().then(() => Promise.reject(transient));
      };
      return impatient.collection('things').countDocuments({}, { session: transaction });
    });
    const outcome: unknown = await failing.catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(outcome)).toBe(true);
    await impatient.destroy();
  });

  it('is unavailable to those who wait too long for a connection, because others hang', async () => {
    const proxy = await cuttableProxy(testEngines().mongodbUri);
    const { host } = new URL(proxy.url);
    const uri = `mongodb://${host}/?directConnection=true&waitQueueTimeoutMS=100`;
    const hanging = await connectMongo({ uri, database: testDatabase(), logger: captureLog().logger });
    proxy.pause();
    const reads = Array.from({ length: 5 }, () =>
      hanging
        .collection('things')
        .findOne()
        .catch((error: unknown) => error),
    );
    const first = await Promise.race(reads);
    expect(first).toMatchObject({ name: 'MongoWaitQueueTimeoutError' });
    expect(isDatabaseUnavailable(first)).toBe(true);
    await proxy.close();
    await hanging.destroy();
    await Promise.all(reads);
  });

  it('accepts no operator as a value and no unknown field in a filter', async () => {
    const anyName = { name: { $ne: null } as unknown as string };
    await expect(accounts.find(anyName).exec()).rejects.toThrow();
    await expect(accounts.find({ unknown: 1 } as never).exec()).rejects.toThrow(/strict/i);
  });
});
