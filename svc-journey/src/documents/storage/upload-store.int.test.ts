import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { createUploadStore, type StoredUpload } from './upload-store.js';

let connection: Connection;
beforeAll(async () => {
  const database = `uploads-${randomUUID().slice(0, 8)}`;
  connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger: captureLog().logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 10, minutes));

const waiting = (id: string, userId: string, minutes: number): StoredUpload => ({
  ...{ id, userId, name: 'Statement', slot: null, subject: null, documentId: null, bytes: 9, received: 9 },
  ...{ state: 'checking', refusal: null, key: 'wrapped', fileId: null, attempts: 0, shareId: null, sentBy: null },
  ...{ createdAt: at(minutes), touchedAt: at(minutes) },
});

it('nobody’s file waits behind another buyer’s many, and a claim that ran out is taken over', async () => {
  const store = createUploadStore(connection);
  await store.ensureIndexes();
  await inTransaction(connection, async (transaction) => {
    for (const minutes of [0, 1, 2]) await store.insert(waiting(`many-${minutes}`, 'buyer-1', minutes), transaction);
    await store.insert(waiting('one', 'buyer-2', 3), transaction);
  });
  const claim = (fileId: string, now: Date, until: Date) =>
    inTransaction(connection, (transaction) => store.claim({ fileId, now, until }, transaction));
  const claimed: unknown[] = [];
  for (const turn of [1, 2, 3, 4, 5]) {
    const found = await claim(`file-${turn}`, at(10), at(15));
    claimed.push(found && [found.upload.id, found.upload.fileId, found.formerFileId, found.upload.attempts]);
  }
  expect(claimed).toEqual([
    ['many-0', 'file-1', null, 1],
    ['one', 'file-2', null, 1],
    ['many-1', 'file-3', null, 1],
    ['many-2', 'file-4', null, 1],
    undefined,
  ]);
  const again = await claim('file-6', at(16), at(21));
  expect([again?.upload.id, again?.formerFileId, again?.upload.attempts]).toEqual(['many-0', 'file-1', 2]);
});
