import { countWaitlist, emailPages, joinWaitlist, leaveWaitlist } from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { connectMongo, inTransaction, linkTokens } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { exampleEntry, startCommerceUnderTest, type CommerceUnderTest } from '../testing/index.js';
import { createWaitlistStore, type WaitlistStore } from './index.js';

describe('the count of the waitlist', () => {
  let commerce: CommerceUnderTest;
  let connection: Connection;
  let store: WaitlistStore;
  beforeAll(async () => {
    commerce = await startCommerceUnderTest();
    const { databaseName: database } = commerce.database;
    connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger: captureLog().logger });
    store = createWaitlistStore(connection);
  });
  afterAll(async () => {
    await connection.close();
    await commerce.stop();
  });

  const count = async () => {
    const response = await fetch(commerce.url + countWaitlist.path);
    return ((await response.json()) as { count: number }).count;
  };
  /** Tries again after a 503: on a busy machine a transaction may run out of time. */
  const insist = async (ask: () => Promise<Response>): Promise<Response> => {
    const response = await ask();
    return response.status === 503 ? insist(ask) : response;
  };
  const join = async () => {
    const email = `jordan-${randomUUID()}@example.com`;
    const { status } = await insist(() =>
      fetch(commerce.url + joinWaitlist.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...exampleWaitlistRequest, email }),
      }),
    );
    return status;
  };
  const leave = (token: string) =>
    insist(() => fetch(`${commerce.url}${leaveWaitlist.path}?token=${token}`, { method: 'POST', redirect: 'manual' }));
  /** Inserts an entry and returns its link token. No email is queued, since sending one would change the token. */
  const joined = async () => {
    const { token, hash: linkHash } = linkTokens.make();
    await inTransaction(connection, (transaction) => store.insert({ ...exampleEntry(), linkHash }, transaction));
    return token;
  };

  it('is exact after a hundred simultaneous joins and deletions, some of them repeated', async () => {
    const tokens = await Promise.all(Array.from({ length: 40 }, joined));
    expect(await count()).toBe(40);

    const joins = Array.from({ length: 50 }, join);
    const erasures = [...tokens, ...tokens.slice(0, 10)].map(async (token) => {
      const response = await leave(token);
      return response.headers.get('location');
    });
    expect(new Set(await Promise.all(joins))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(erasures))).toEqual(new Set([emailPages.left]));
    expect(await connection.collection('waitlist').countDocuments()).toBe(50);
    expect(await count()).toBe(50);
  });

  it('is never negative, even if an entry was not counted', async () => {
    const token = await joined();
    await commerce.database.collection('waitlist-counts').updateMany({}, { $set: { count: 0 } });
    await leave(token);
    expect(await count()).toBe(0);
  });
});
