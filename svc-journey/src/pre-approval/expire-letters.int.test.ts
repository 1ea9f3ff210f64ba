import { connectMongo, inTransaction, type Transaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { UpdateByRule } from '../milestones/index.js';
import { expireLetters } from './expire-letters.js';
import { emptyPreApproval } from './pre-approval.js';
import { createPreApprovalStore, type PreApprovalStore } from './pre-approval-store.js';

let connection: Connection;
let store: PreApprovalStore;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
  store = createPreApprovalStore(connection);
  await store.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});
beforeEach(async () => {
  await connection.collection('pre-approvals').deleteMany({});
  await connection.collection('told').deleteMany({});
});

const transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => inTransaction(connection, work);
const keep = (userId: string, lastGoodDay: string | null) =>
  transact((transaction) => store.replace(userId, emptyPreApproval, lastGoodDay, transaction));

/** Only persists if the transaction commits. */
const tell: UpdateByRule = async ({ userId }, transaction) => {
  await connection.collection('told').insertOne({ userId }, { session: transaction });
};
const told = async () =>
  (await connection.collection('told').find().toArray()).map(({ userId }) => String(userId)).sort();

const run = (updateMilestone: UpdateByRule = tell) =>
  expireLetters({
    store,
    transaction: transact,
    now: () => new Date('2027-01-31T12:00:00Z'),
    newId: randomUUID,
    updateMilestone,
  });

describe('a run', () => {
  it('sees to those whose last letter has expired, and to no one else', async () => {
    await keep('long-ago', '2024-05-05');
    await keep('yesterday', '2027-01-30');
    await keep('today', '2027-01-31');
    await keep('without', null);
    await run();
    expect(await told()).toEqual(['long-ago', 'yesterday']);
    await run();
    expect(await told()).toEqual(['long-ago', 'yesterday']);
  });

  it('counts once, even with several at once', async () => {
    await keep('one', '2027-01-30');
    await keep('two', '2027-01-29');
    await Promise.all([run(), run(), run()]);
    expect(await told()).toEqual(['one', 'two']);
  });

  it('makes up for one that failed, which does not hold up other buyers', async () => {
    await keep('failing', '2027-01-29');
    await keep('fine', '2027-01-30');
    const failing: UpdateByRule = async (change, transaction) => {
      await tell(change, transaction);
      if (change.userId === 'failing') throw new Error('killed');
    };
    await expect(run(failing)).rejects.toThrow('Buyers whose letters failed: 1');
    expect(await told()).toEqual(['fine']);
    await run();
    expect(await told()).toEqual(['failing', 'fine']);
  });
});
