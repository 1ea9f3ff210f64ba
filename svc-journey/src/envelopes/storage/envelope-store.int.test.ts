import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { readyEnvelope } from '../testing/ready-envelope.js';
import { createEnvelopeStore } from './envelope-store.js';

let connection: Connection;
beforeAll(async () => {
  const database = `envelopes-${randomUUID().slice(0, 8)}`;
  connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger: captureLog().logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 10, minutes));

it('an envelope is sealed by one instance at a time, and one that was taken over can’t finish it', async () => {
  const store = createEnvelopeStore(connection);
  await store.ensureIndexes();
  const signed = { ...readyEnvelope('buyer-1', 'envelope-1'), status: 'sealing' as const };
  await inTransaction(connection, (transaction) => store.insert(signed, transaction));
  const claim = (attempt: string, minutes: number) =>
    store.claimSealing(attempt, { now: at(minutes), until: at(minutes + 5) });

  const claims = await Promise.all([claim('attempt-1', 0), claim('attempt-1', 0)]);
  const [first, ...others] = claims.filter((claimed) => claimed !== undefined);
  expect([first?.formerAttemptId, others]).toEqual([null, []]);
  expect(await claim('attempt-2', 4)).toBeUndefined();
  const second = await claim('attempt-3', 5);
  expect(second?.formerAttemptId).toBe('attempt-1');
  const finish = (claimed: typeof first) =>
    inTransaction(connection, async (transaction) => {
      if (!claimed) throw new Error('It should be claimed');
      const { envelope } = claimed;
      const after = { ...envelope, status: 'completed' as const, version: envelope.version + 1 };
      return store.replace(after, envelope.version, transaction);
    });
  expect([await finish(first), await finish(second)]).toEqual([false, true]);
  expect(await claim('attempt-4', 60)).toBeUndefined();
});
