import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../mongo/index.js';
import { captureLog, testDatabase } from '../testing/index.js';
import { claimLease, releaseLease, type LeaseRow } from './index.js';

let connection: Connection;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('gives a lease to one owner, again to the same one, and to another once it is free or expired', async () => {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected');
  const leases = db.collection<LeaseRow>('leases');
  const claim = (owner: string, milliseconds = 60_000) => claimLease(leases, 'work', owner, milliseconds);
  const claims = await Promise.all(
    ['first', 'second', 'third'].map(async (owner) => ({ owner, won: await claim(owner) })),
  );
  const owners = claims.filter(({ won }) => won).map(({ owner }) => owner);
  expect(owners).toHaveLength(1);
  const [owner = ''] = owners;

  await releaseLease(leases, 'work', 'another');
  expect(await claim('another')).toBe(false);
  expect(await claim(owner, -1)).toBe(true);
  expect(await claim('another')).toBe(true);
  expect(await claim(owner)).toBe(false);
  await releaseLease(leases, 'work', 'another');
  expect(await claim(owner)).toBe(true);
});
