import { connectMongo, inTransaction, type Transaction } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { asked, sent, type StoredEnvelope } from '../envelope.js';
import { createEnvelopeStore } from '../storage/envelope-store.js';
import { createSignerAccessStore } from '../storage/signer-access-store.js';
import { createSigningMailStore } from '../storage/signing-mail-store.js';
import { readyEnvelope } from '../testing/ready-envelope.js';
import { sha256 } from '../testing/sha256.js';
import { lookAfterEnvelopes } from './look-after-envelopes.js';

let connection: Connection;
beforeAll(async () => {
  const database = `envelopes-${randomUUID().slice(0, 8)}`;
  connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger: captureLog().logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const start = Date.parse('2026-11-20T10:00:00.000Z');
const day = (days: number, minutes = 0) => new Date(start + days * 86_400_000 + minutes * 60_000);

it('reminds the next signer three times, once each at two instances, and then lets the envelope expire', async () => {
  const [store, mails] = [createEnvelopeStore(connection), createSigningMailStore(connection)];
  const access = createSignerAccessStore(connection);
  await Promise.all([store, access, mails].map((one) => one.ensureIndexes()));
  const moment = { at: day(0).toISOString(), sha256 };
  const out = sent(readyEnvelope('buyer-1', 'envelope-1'), 'jordan@example.com', moment);
  const first = out && asked(out, false, moment);
  if (!first) throw new Error('It should be sent');
  await inTransaction(connection, (transaction) => store.insert(first, transaction));

  let now = day(0);
  const kinds: string[] = [];
  const outbox = {
    async insert(_type: object, { data }: { data: { kind: string } }, transaction: Transaction) {
      // Written with the rest, so that what is rolled back doesn’t count.
      await connection.collection('events').insertOne({ kind: data.kind }, { session: transaction });
    },
  } as never;
  const transaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => inTransaction(connection, work);
  const keepEvents = () => Promise.resolve();
  const dependencies = {
    store,
    access,
    mails,
    outbox,
    keepEvents,
    transaction,
    now: () => now,
    newId: randomUUID,
    sha256,
  };
  const statusAt = async (moment: Date): Promise<StoredEnvelope | undefined> => {
    now = moment;
    await Promise.all([lookAfterEnvelopes(dependencies), lookAfterEnvelopes(dependencies)]);
    kinds.push(...(await connection.collection('events').find().toArray()).map(({ kind }) => String(kind)));
    await connection.collection('events').deleteMany({});
    return store.findById('buyer-1', 'envelope-1');
  };

  for (const [moment, reminders, status] of [
    [day(2, 59), 0, 'sent'],
    [day(3), 1, 'sent'],
    [day(3, 1), 1, 'sent'],
    [day(6), 2, 'sent'],
    [day(9), 3, 'sent'],
    [day(13, 1439), 3, 'sent'],
    [day(14), 3, 'expired'],
    [day(30), 3, 'expired'],
  ] as const) {
    const envelope = await statusAt(moment);
    const reminded = kinds.filter((kind) => kind === 'signature-reminder').length;
    expect([envelope?.status, reminded]).toEqual([status, reminders]);
  }
  expect(await connection.collection('signing-mails').countDocuments({ kind: 'signature-reminder' })).toBe(3);
  const ended = await store.findById('buyer-1', 'envelope-1');
  expect(ended?.steps.map(({ happened }) => happened.kind)).toEqual([
    ...['created', 'sent', 'asked', 'asked', 'asked', 'asked', 'expired'],
  ]);
});

it('looks after the rest if one envelope fails, and says so', async () => {
  const seen: string[] = [];
  const store = {
    findDue: () => Promise.resolve([readyEnvelope('buyer-1', 'broken'), readyEnvelope('buyer-1', 'next')]),
    findById(_userId: string, id: string) {
      if (id === 'broken') return Promise.reject(new Error('A stored envelope can’t be read'));
      seen.push(id);
      return Promise.resolve(undefined);
    },
  };
  const transaction = (work: (transaction: Transaction) => Promise<unknown>) => work({} as Transaction);
  const dependencies = { store, transaction, now: () => day(3), newId: randomUUID, sha256 } as never;
  await expect(lookAfterEnvelopes(dependencies)).rejects.toThrow('Envelopes that couldn’t be looked after: 1');
  expect(seen).toEqual(['next']);
});

it('gives no link to a signer whose sender’s account is gone', async () => {
  const access = createSignerAccessStore(connection);
  const signer = { userId: 'buyer-2', envelopeId: 'envelope-2', signerId: 'sam' };
  await access.ensureIndexes();
  await inTransaction(connection, (transaction) => access.admit(signer, transaction));
  expect(await access.addLink(signer, 'first')).toBe(true);
  await inTransaction(connection, (transaction) => access.deleteByUser('buyer-2', transaction));
  expect(await access.addLink(signer, 'second')).toBe(false);
  expect(await access.findByLink('second')).toBeUndefined();
});
