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

const at = new Date('2026-11-22T12:00:00.000Z');

describe('the store of financial profiles', () => {
  it('exports all that it keeps of a buyer', async () => {
    expect(await store.exportOf('exporting')).toBeUndefined();
    await store.replace('exporting', 0, completeProfile, at);
    expect(await store.exportOf('exporting')).toEqual({
      version: 1,
      updatedAt: at.toISOString(),
      profile: completeProfile,
    });
  });

  it('erases one buyer, and only if the transaction is committed', async () => {
    await store.replace('leaving', 0, completeProfile, at);
    await store.replace('staying', 0, completeProfile, at);
    const failing = inTransaction(connection, async (session) => {
      await store.erase('leaving', session);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.find('leaving')).toBeDefined();

    await inTransaction(connection, (session) => store.erase('leaving', session));
    expect(await store.find('leaving')).toBeUndefined();
    expect(await store.find('staying')).toBeDefined();
  });
});
