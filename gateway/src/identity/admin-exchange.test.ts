import { beforeEach, describe, expect, it } from 'vitest';
import { SignInLimit } from '../limits/sign-in-limit.js';
import { refusal } from '../problems.js';
import { createAdminExchange, type AdminExchange } from './admin-exchange.js';
import type { AdminCredential, AdminToken } from './identity-client.js';

const good = { username: 'warden', password: 'open sesame' };
const bad = { username: 'warden', password: 'guess' };
const address = '203.0.113.7';

let now: number;
let asked: AdminCredential[];
let admins: AdminExchange;
let answer: (credential: AdminCredential) => Promise<AdminToken | undefined>;

beforeEach(() => {
  now = Date.parse('2026-01-01T00:00:00Z');
  asked = [];
  answer = (credential) =>
    Promise.resolve(
      credential.password === good.password
        ? { token: `token-${asked.length}`, expiresAt: new Date(now + 60_000).toISOString() }
        : undefined,
    );
  admins = createAdminExchange({
    identity: {
      issueAdminToken: (credential) => {
        asked.push(credential);
        return answer(credential);
      },
    },
    limit: new SignInLimit({ perUsername: 5, perAddress: 20 }),
    now: () => now,
  });
});

const outcome = (credential: AdminCredential) =>
  admins.tokenFor(credential, address).catch((error: unknown) => (error as { code: string }).code);

describe('an admin token', () => {
  it('is asked for once and used until 5 seconds before its end', async () => {
    expect(await outcome(good)).toBe('token-1');
    now += 54_999;
    expect(await outcome(good)).toBe('token-1');
    now += 1;
    expect(await outcome(good)).toBe('token-2');
  });

  it('is asked for once by many requests at the same time', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => outcome(good)));
    expect(new Set(tokens)).toEqual(new Set(['token-1']));
    expect(asked).toHaveLength(1);
  });

  it('is not given for another password than the one it was kept for', async () => {
    await outcome(good);
    expect(await outcome(bad)).toBe('session.required');
  });
});

describe('failed tries', () => {
  it('are 5 in 15 minutes for one username, and the sixth asks nobody', async () => {
    const outcomes = [];
    for (let count = 0; count < 6; count += 1) outcomes.push(await outcome({ ...bad, password: `guess ${count}` }));
    expect(outcomes).toEqual([...Array<string>(5).fill('session.required'), 'request.too-many']);
    expect(asked).toHaveLength(5);
    now += 15 * 60_000;
    expect(await outcome(good)).toBe('token-6');
  });

  it('are 20 in 15 minutes for one address', async () => {
    const outcomes = [];
    for (let count = 0; count < 21; count += 1)
      outcomes.push(await outcome({ username: `name-${count}`, password: 'x' }));
    expect(outcomes.filter((code) => code === 'session.required')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('request.too-many');
  });

  it('do not lock out an admin whose token is still good', async () => {
    await outcome(good);
    for (let count = 0; count < 6; count += 1) await outcome({ ...bad, password: `guess ${count}` });
    expect(await outcome(good)).toBe('token-1');
  });

  it('do not count when the service could not be asked', async () => {
    answer = () => Promise.reject(refusal('upstream.unavailable'));
    for (let count = 0; count < 8; count += 1) expect(await outcome(bad)).toBe('upstream.unavailable');
  });
});
