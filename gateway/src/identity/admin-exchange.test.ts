import { captureLog } from '@hearthway/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createNetworkLimits } from '../limits/network-limits.js';
import { signInLimit } from '../plugins/rate-limit.js';
import { refusal } from '../problems.js';
import { createAdminExchange, type AdminExchange } from './admin-exchange.js';
import type { AdminCredential, AdminOrigin, AdminToken } from './identity-client.js';

const good = { username: 'warden', password: 'open sesame' };
const bad = { username: 'warden', password: 'guess' };
const origin = { address: '203.0.113.7', device: 'd'.repeat(43) };

const { device } = origin;

let now: number;
let asked: { credential: AdminCredential; origin: AdminOrigin }[];
let admins: AdminExchange;
let answer: (credential: AdminCredential) => Promise<AdminToken | undefined>;

beforeEach(async () => {
  const limits = await createNetworkLimits(undefined, captureLog().logger);
  now = Date.parse('2026-01-01T00:00:00Z');
  asked = [];
  answer = (credential) =>
    Promise.resolve(
      credential.password === good.password
        ? { token: `token-${asked.length}`, expiresAt: new Date(now + 60_000).toISOString(), device }
        : undefined,
    );
  admins = createAdminExchange({
    identity: {
      issueAdminToken: (credential, from) => {
        asked.push({ credential, origin: from });
        return answer(credential);
      },
    },
    limit: limits.limit(signInLimit(20)),
    now: () => now,
  });
});

const outcome = (credential: AdminCredential, from: AdminOrigin = origin) =>
  admins.admit(credential, from).then(
    ({ token }) => token,
    (error: unknown) => (error as { code: string }).code,
  );

describe('an admin token', () => {
  it('is requested once and used until 5 seconds before it expires', async () => {
    expect(await outcome(good)).toBe('token-1');
    now += 54_999;
    expect(await outcome(good)).toBe('token-1');
    now += 1;
    expect(await outcome(good)).toBe('token-2');
  });

  it('is requested once for concurrent requests', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => outcome(good)));
    expect(new Set(tokens)).toEqual(new Set(['token-1']));
    expect(asked).toHaveLength(1);
  });

  it('is not reused for another password', async () => {
    await outcome(good);
    expect(await outcome(bad)).toBe('session.required');
  });
});

describe('where an admin signs in from', () => {
  it('is sent to the service, and the device’s new secret comes back only with a new token', async () => {
    expect(await admins.admit(good, origin)).toEqual({ token: 'token-1', device });
    expect(asked[0]).toEqual({ credential: good, origin });
    expect(await admins.admit(good, origin)).toEqual({ token: 'token-1' });
  });

  it('distinguishes concurrent requests', async () => {
    const other = { address: '203.0.113.8' };
    await Promise.all([outcome(bad, origin), outcome(bad, origin), outcome(bad, other)]);
    expect(asked.map((each) => each.origin)).toEqual([origin, other]);
  });
});

describe('failed attempts', () => {
  it('are refused when the service says so, and then do not count for the network', async () => {
    answer = () => Promise.reject(refusal('request.too-many', { retryAfterSeconds: 30 }));
    for (let count = 0; count < 30; count += 1) expect(await outcome(bad)).toBe('request.too-many');
  });

  it('are 20 in 15 minutes for one address', async () => {
    const outcomes = [];
    for (let count = 0; count < 21; count += 1)
      outcomes.push(await outcome({ username: `name-${count}`, password: 'x' }));
    expect(outcomes.filter((code) => code === 'session.required')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('request.too-many');
  });

  it('do not lock out an admin whose token is still valid', async () => {
    await outcome(good);
    for (let count = 0; count < 21; count += 1) await outcome({ ...bad, password: `guess ${count}` });
    expect(await outcome(bad)).toBe('request.too-many');
    expect(await outcome(good)).toBe('token-1');
  });

  it('do not count when the service is unavailable', async () => {
    answer = () => Promise.reject(refusal('upstream.unavailable'));
    for (let count = 0; count < 8; count += 1) expect(await outcome(bad)).toBe('upstream.unavailable');
  });
});
