import type {} from '@hearthway/engines/testing';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectMongo } from '../mongo/index.js';
import { captureLog, testDatabase } from '../testing/index.js';
import { claimSubjects, releaseSubjects } from './leases.js';
import { messageStore } from './message-store.js';

let connection: Connection;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: inject('mongodbUri'), database: testDatabase(), logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('leases a subject to one owner, to the same one again, and to another only once it is free', async () => {
  const { leases } = messageStore(connection);
  expect(await claimSubjects(leases, 'first', ['a', 'b'])).toEqual(new Set(['a', 'b']));

  expect(await claimSubjects(leases, 'second', ['b', 'c'])).toEqual(new Set(['c']));
  // Its batch failed before releasing anything.
  expect(await claimSubjects(leases, 'first', ['a', 'b', 'c', 'd'])).toEqual(new Set(['a', 'b', 'd']));

  await releaseSubjects(leases, 'first', new Set(['b']));
  expect(await claimSubjects(leases, 'second', ['a', 'b'])).toEqual(new Set(['b']));
});
