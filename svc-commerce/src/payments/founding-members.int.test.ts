import type {} from '@hearthway/engines/testing';
import { foundingMember } from '@hearthway/contracts/constants';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPaymentStore, type PaymentStore } from './payment-store.js';

let connection: Awaited<ReturnType<typeof connectMongo>>;
let store: PaymentStore;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase('members'), logger });
  store = createPaymentStore(connection);
  await store.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});
beforeEach(() => connection.collection('founding-members').deleteMany({}));

const admit = (payment: string) =>
  inTransaction(connection, (transaction) => store.admitMember(payment, new Date(), transaction));
const refund = (payment: string) =>
  inTransaction(connection, (transaction) => store.updateMemberRefunded(payment, new Date(), transaction));

describe('founding members', () => {
  it('get consecutive numbers, and keep theirs after a refund', async () => {
    expect(await store.countMembers()).toEqual({ count: 0, soldOut: false });
    expect([await admit('a'), await admit('b')]).toEqual([1, 2]);
    await refund('a');
    expect(await admit('c')).toBe(3);
    expect(await store.countMembers()).toEqual({ count: 3, soldOut: false });
  });

  it('are at most a hundred, even after a refund', async () => {
    for (let number = 1; number <= foundingMember.limit; number += 1) {
      expect(await store.countMembers()).toEqual({ count: number - 1, soldOut: false });
      expect(await admit(`payment-${number}`)).toBe(number);
    }
    await refund('payment-50');
    expect(await store.countMembers()).toEqual({ count: 100, soldOut: true });
    expect(await admit('one-more')).toBeUndefined();
  });
});
