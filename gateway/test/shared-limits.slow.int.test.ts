import type {} from '@hearthway/engines/testing';
import { eventually, onTestFinished, testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@hearthway/service-kit/testing';
import { createLogger } from '@hearthway/service-kit';
import { MongoClient } from 'mongodb';
import { createNetworkLimits } from '../src/limits/network-limits.js';
import { answerJson } from '../src/testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';

const silent = createLogger({ name: 'test', level: 'silent', pretty: false });
let database: string;
let gateways: TestGateway[] = [];
let client: MongoClient;

beforeEach(async () => {
  database = testDatabase('limits');
  client = await new MongoClient(testEngines().mongodbUri).connect();
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  gateways = [];
  await client.db(database).dropDatabase();
  await client.close();
});

async function startTwo(environment: Record<string, string>, url?: string): Promise<void> {
  // On a busy machine, a slow count must not pass for an outage.
  const limits = { database, answerTimeoutMilliseconds: url === undefined ? 120_000 : 100 };
  const start = () =>
    testGateway({ environment: { LIMITS_URL: url ?? testEngines().mongodbUri, ...environment }, limits });
  gateways = [await start(), await start()];
}

async function statuses(count: number, url: string): Promise<number[]> {
  const list: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const gateway = gateways[index % gateways.length];
    list.push((await gateway!.app.inject({ method: 'POST', url, payload: { username: `buyer-${index}` } })).statusCode);
  }
  return list;
}

describe('two gateways with one LIMITS_URL', () => {
  it('count attempts together', async () => {
    await startTwo({ REGISTRATIONS_PER_MINUTE_PER_IP: '5' });
    expect(await statuses(7, '/api/auth/register')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await gateways[0]!.app.inject({ method: 'POST', url: '/api/auth/register', payload: {} });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('never admit more than the limit, however many attempts arrive at once', async () => {
    await startTwo({ REGISTRATIONS_PER_MINUTE_PER_IP: '10' });
    const attempts = Array.from({ length: 60 }, (_, index) =>
      gateways[index % 2]!.app.inject({ method: 'POST', url: '/api/auth/register', payload: {} }),
    );
    const answers = await Promise.all(attempts);
    const admitted = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 429);
    expect(admitted).toEqual(Array<number>(10).fill(200));
  });

  it('give back attempts that did not fail, also those of the other gateway', async () => {
    await startTwo({ FAILED_SIGN_INS_PER_IP: '2' });
    expect(await statuses(8, '/api/auth/login')).toEqual(Array<number>(8).fill(200));
    for (const { upstreams } of gateways) upstreams.identity.answer(answerJson({}, 401));
    expect(await statuses(3, '/api/auth/login')).toEqual([401, 401, 429]);
  });

  it('let old counts expire', async () => {
    await startTwo({ REGISTRATIONS_PER_MINUTE_PER_IP: '5' });
    await statuses(1, '/api/auth/register');
    const windows = client.db(database).collection('windows');
    await eventually(async () =>
      expect(await windows.indexes()).toContainEqual(
        expect.objectContaining({ key: { expire: -1 }, expireAfterSeconds: 0 }),
      ),
    );
  });

  it('count exactly when many attempts begin a window at once, also after the one before', async () => {
    const shared = { url: testEngines().mongodbUri, database, answerTimeoutMilliseconds: 20_000 };
    const both = [await createNetworkLimits(shared, silent), await createNetworkLimits(shared, silent)];
    onTestFinished(async () => {
      for (const limits of both) await limits.close();
    });
    const each = both.map((limits) => limits.limit({ name: 'registrations', attempts: 30, windowSeconds: 600 }));
    const windows = client.db(database).collection('windows');
    for (let window = 0; window < 3; window += 1) {
      await Promise.all(Array.from({ length: 24 }, (_, index) => each[index % 2]!.take('198.51.100.7')));
      expect((await windows.find().toArray()).map(({ points }) => points as number)).toEqual([24]);
      await windows.updateMany({}, { $set: { expire: new Date() } });
    }
  });
});

describe('gateways whose LIMITS_URL does not answer', () => {
  it('count for themselves, and keep serving', async () => {
    await startTwo({ REGISTRATIONS_PER_MINUTE_PER_IP: '1' }, 'mongodb://127.0.0.1:1');
    expect(await statuses(4, '/api/auth/register')).toEqual([200, 200, 429, 429]);
  });
});
