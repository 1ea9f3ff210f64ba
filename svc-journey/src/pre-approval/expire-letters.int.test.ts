import type { PreApprovalLetter } from '@hearthway/contracts/journey';
import { connectMongo, createTaskClaim, inTransaction, type Transaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { BasisChange } from '../milestones/index.js';
import { expireLetters } from './expire-letters.js';
import { emptyPreApproval, nextExpiryOf } from './pre-approval.js';
import { createPreApprovalStore, type PreApprovalStore } from './pre-approval-store.js';

let connection: Connection;
let store: PreApprovalStore;
let now: Date;
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
  now = new Date('2027-01-30T12:00:00Z');
  await connection.collection('pre-approvals').deleteMany({});
  await connection.collection('told').deleteMany({});
});

const letter = (expiresOn: string): PreApprovalLetter => ({
  id: randomUUID(),
  version: 1,
  lender: 'Oak Bank',
  amountCents: 35_000_000,
  borrowers: 1,
  issuedOn: '2026-12-01',
  expiresOn,
});
const keep = (userId: string, ...letters: PreApprovalLetter[]) =>
  inTransaction(connection, async (transaction) => {
    await store.findForChange(userId, transaction);
    await store.update(userId, { ...emptyPreApproval, letters }, nextExpiryOf(letters, now), transaction);
  });

/** Kept only if the transaction is. */
const updateBasis = async ({ userId, met }: BasisChange, transaction: Transaction) => {
  await connection.collection('told').insertOne({ userId, met }, { session: transaction });
};
const told = async () =>
  (await connection.collection<{ userId: string; met: boolean }>('told').find().sort({ _id: 1 }).toArray()).map(
    ({ userId, met }) => [userId, met] as const,
  );

const instance = (parts: { claim?: () => Promise<boolean>; tell?: typeof updateBasis } = {}) =>
  expireLetters({
    store,
    transaction: (work) => inTransaction(connection, work),
    now: () => now,
    newId: randomUUID,
    updateBasis: parts.tell ?? updateBasis,
    claim: parts.claim ?? (() => Promise.resolve(true)),
  });

describe('the expiry of letters', () => {
  it('takes the milestone back once, when the last one has expired', async () => {
    await keep('buyer', letter('2027-01-30'), letter('2027-02-10'));
    await instance();
    expect(await told()).toEqual([]);

    now = new Date('2027-01-31T10:00:00Z');
    await instance();
    await instance();
    expect(await told()).toEqual([['buyer', true]]);

    now = new Date('2027-02-11T10:00:00Z');
    await instance();
    await instance();
    expect(await told()).toEqual([
      ['buyer', true],
      ['buyer', false],
    ]);
  });

  it('counts once, even with two concurrent instances', async () => {
    await keep('one', letter('2027-01-30'));
    await keep('two', letter('2027-01-30'));
    now = new Date('2027-03-01T00:00:00Z');
    await Promise.all([instance(), instance(), instance()]);
    expect(new Set((await told()).map(String))).toEqual(new Set(['one,false', 'two,false']));
  });

  it('is made up for after a failure, which does not hold up other buyers', async () => {
    await keep('failing', letter('2027-01-31'));
    await keep('fine', letter('2027-01-30'));
    now = new Date('2027-03-01T00:00:00Z');
    const tell: typeof updateBasis = async (change, transaction) => {
      await updateBasis(change, transaction);
      if (change.userId === 'failing') throw new Error('killed');
    };
    await expect(instance({ tell })).rejects.toThrow('Buyers whose letters failed: 1');
    expect(await told()).toEqual([['fine', false]]);

    await instance();
    expect(await told()).toEqual([
      ['fine', false],
      ['failing', false],
    ]);
  });

  it('is the work of one instance, and of another one after that has died', async () => {
    await keep('buyer', letter('2027-01-30'));
    now = new Date('2027-03-01T00:00:00Z');
    const dying = createTaskClaim(connection, 'a task', 300);
    expect([await dying(), await dying()]).toEqual([true, true]);
    const next = createTaskClaim(connection, 'a task', 300);
    await instance({ claim: next });
    expect(await told()).toEqual([]);

    await eventually(async () => {
      await instance({ claim: next });
      expect(await told()).toEqual([['buyer', false]]);
    });
  });
});
