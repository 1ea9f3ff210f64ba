import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.upstreams.journey.seen.length = 0;
});

const read = (authorization: string) => gateway.app.inject({ url: '/api/milestones', headers: { authorization } });

describe('a buyer’s token', () => {
  it('is passed on to the service unchanged', async () => {
    const token = await gateway.buyerToken();
    expect((await read(token)).statusCode).toBe(200);
    expect(gateway.upstreams.journey.seen[0]?.headers.authorization).toBe(token);
  });

  it('is refused as soon as its session has ended, even if it was valid before', async () => {
    const token = await gateway.buyerToken('session-to-end');
    expect((await read(token)).statusCode).toBe(200);
    gateway.revoked.add('session-to-end');
    const response = await read(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: 'Unauthorized', code: 'session.required' });
  });

  it('is refused when it has expired or was altered', async () => {
    const expired = await gateway.issuer.sign({
      userId: 'user-1',
      sessionId: 'session-1',
      role: 'buyer',
      expiresInSeconds: -1,
    });
    const [head, body, signature] = (await gateway.buyerToken()).split('.');
    for (const token of [expired, `${head}.${body}.${signature?.split('').reverse().join('')}`, `${head}.${body}.`]) {
      expect((await read(token)).statusCode).toBe(401);
    }
    expect(gateway.upstreams.journey.seen).toEqual([]);
  });

  it('is not passed on to a public operation', async () => {
    const headers = { authorization: await gateway.buyerToken() };
    await gateway.app.inject({ method: 'POST', url: '/api/analytics/event', headers, payload: {} });
    expect(gateway.upstreams.analytics.seen[0]?.headers.authorization).toBeUndefined();
  });
});
