import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { createFinancialProfileStore, type FinancialProfileStore } from './financial-profile-store.js';
import { completeProfile } from './testing/profiles.js';

let connection: Connection;
let store: FinancialProfileStore;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
  store = createFinancialProfileStore(connection);
  await store.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const haveProfile = (userId: string) =>
  inTransaction(connection, (transaction) =>
    store.update({ userId, version: 0, profile: completeProfile, updatedAt: at }, transaction),
  );
const at = new Date('2026-11-22T12:00:00.000Z');

describe('the store of financial profiles', () => {
  it('exports everything about a buyer', async () => {
    expect(await store.findForExport('exporting')).toBeUndefined();
    await haveProfile('exporting');
    expect(await store.findForExport('exporting')).toEqual({
      version: 1,
      updatedAt: at.toISOString(),
      profile: completeProfile,
    });
  });

  it('deletes one buyer, and only if the transaction commits', async () => {
    await haveProfile('leaving');
    await haveProfile('staying');
    const failing = inTransaction(connection, async (transaction) => {
      await store.deleteByUser('leaving', transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.findByUser('leaving')).toBeDefined();

    await inTransaction(connection, (transaction) => store.deleteByUser('leaving', transaction));
    expect(await store.findByUser('leaving')).toBeUndefined();
    expect(await store.findByUser('staying')).toBeDefined();
  });
});
