import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../mongo/index.js';
import { captureLog, testDatabase } from '../testing/index.js';
import { claimLeases, releaseLeases, type LeaseRow } from './index.js';

let connection: Connection;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('gives a lease to one owner, again to the same one, and to another only once it is free', async () => {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected');
  const leases = db.collection<LeaseRow>('leases');
  const claim = (owner: string, names: string[]) => claimLeases(leases, owner, names, 10_000);
  expect(await claim('first', ['a', 'b'])).toEqual(new Set(['a', 'b']));

  expect(await claim('second', ['b', 'c'])).toEqual(new Set(['c']));
  // Its batch failed before it gave anything back.
  expect(await claim('first', ['a', 'b', 'c', 'd'])).toEqual(new Set(['a', 'b', 'd']));

  await releaseLeases(leases, 'first', new Set(['b']));
  expect(await claim('second', ['a', 'b'])).toEqual(new Set(['b']));
});
