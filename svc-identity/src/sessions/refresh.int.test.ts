import { me, refresh, sessionRevoked } from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

const day = 24 * 60 * 60;
const unauthorized = { status: 401, body: { code: 'session.required', message: 'Unauthorized' } };

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

const revocationsOf = (userId: string) =>
  identity.events
    .filter(({ type }) => type === sessionRevoked.type)
    .filter(({ data }) => (data as { userId: string }).userId === userId);

describe('refreshing a session', () => {
  it('gives a new token and a new secret for the same session', async () => {
    const { token, cookie } = await identity.buyer();
    identity.moveClock(60);
    const reply = await identity.call(refresh, { cookie });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['token']);
    expect(reply.cookie).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(reply.cookie).not.toBe(cookie);
    const renewed = String(reply.body['token']);
    expect(sessionOf(renewed)).toBe(sessionOf(token));
    expect((await identity.call(me, { token: renewed })).status).toBe(200);
    expect((await identity.call(refresh, { cookie: String(reply.cookie) })).status).toBe(200);
  });

  it('with a used secret whose successor was used too, ends the session everywhere', async () => {
    const { token, cookie, userId } = await identity.buyer();
    const owner = await identity.call(refresh, { cookie });
    const later = await identity.call(refresh, { cookie: String(owner.cookie) });
    expect(later.status).toBe(200);
    expect(await identity.call(refresh, { cookie })).toMatchObject(unauthorized);
    for (const dead of [token, String(owner.body['token']), String(later.body['token'])]) {
      expect(await identity.call(me, { token: dead })).toMatchObject(unauthorized);
    }
    expect(await identity.call(refresh, { cookie: String(later.cookie) })).toMatchObject(unauthorized);
    await eventually(() => expect(revocationsOf(userId)).toHaveLength(1));
    expect(revocationsOf(userId)[0]).toMatchObject({ data: { reason: 'refresh-reused', sessionId: sessionOf(token) } });
  });

  it('with a used secret thirty seconds later ends the session, whether its successor was used or not', async () => {
    const { token, cookie, userId } = await identity.buyer();
    const first = await identity.call(refresh, { cookie });
    identity.moveClock(30);
    expect(await identity.call(refresh, { cookie })).toMatchObject(unauthorized);
    expect(await identity.call(refresh, { cookie: String(first.cookie) })).toMatchObject(unauthorized);
    expect(await identity.call(me, { token })).toMatchObject(unauthorized);
    await eventually(() => expect(revocationsOf(userId)).toHaveLength(1));
  });

  it('gives the same successor again to a client that lost the answer, and the session continues', async () => {
    const { cookie } = await identity.buyer();
    const lost = await identity.call(refresh, { cookie });
    identity.moveClock(29);
    const again = await identity.call(refresh, { cookie });
    expect(again).toMatchObject({ status: 200, cookie: lost.cookie });
    expect((await identity.call(me, { token: String(again.body['token']) })).status).toBe(200);
    const next = await identity.call(refresh, { cookie: String(again.cookie) });
    expect(next.status).toBe(200);
    expect(next.cookie).not.toBe(again.cookie);
    expect((await identity.call(refresh, { cookie: String(next.cookie) })).status).toBe(200);
  });

  it('gives the same successor again from another process, even one with a newer key', async () => {
    const { cookie } = await identity.buyer();
    const lost = await identity.call(refresh, { cookie });
    const { TOKEN_KEY_SECRET } = identity.config;
    const newer = { TOKEN_KEY_SECRET: 'another secret of at least thirty-two characters' };
    for (const change of [{}, { ...newer, TOKEN_KEY_FORMER_SECRETS: [TOKEN_KEY_SECRET] }]) {
      const other = await identity.anotherInstance(change);
      try {
        expect(await other.call(refresh, { cookie })).toMatchObject({ status: 200, cookie: lost.cookie });
      } finally {
        await other.stop();
      }
    }
  });

  it('counts the thirty seconds from the first answer, since a process that crashed before it sent nothing', async () => {
    const { cookie } = await identity.buyer();
    await identity.call(refresh, { cookie });
    await identity.database.collection('refresh-secrets').updateMany({}, { $set: { answeredAt: null } });
    identity.moveClock(60 * 60);
    const late = await identity.call(refresh, { cookie });
    expect(late.status).toBe(200);
    expect((await identity.call(me, { token: String(late.body['token']) })).status).toBe(200);
    identity.moveClock(30);
    expect(await identity.call(refresh, { cookie })).toMatchObject(unauthorized);
  });

  it('twenty times at once with one secret gives all of them the same successor', async () => {
    const { token, cookie, userId } = await identity.buyer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => identity.call(refresh, { cookie })));
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(replies.map((reply) => reply.cookie)).size).toBe(1);
    for (const { body } of replies) {
      expect((await identity.call(me, { token: String(body['token']) })).status).toBe(200);
    }
    const sessionId = String(sessionOf(token));
    expect(await identity.database.collection('refresh-secrets').countDocuments({ sessionId })).toBe(2);
    expect((await identity.call(refresh, { cookie: String(replies[0]?.cookie) })).status).toBe(200);
    expect(revocationsOf(userId)).toEqual([]);
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another origin of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['by hand from the address bar', { 'sec-fetch-site': 'none' }, 403],
    ['from a client that does not say where it is', {}, 403],
    ['from an older browser on another origin', { origin: 'https://evil.example' }, 403],
    [
      'from an older browser on our origin, as the gateway tells it',
      { origin: 'https://hearthway.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hearthway.example' },
      200,
    ],
  ])('%s is answered as it should', async (_, headers, status) => {
    const { cookie } = await identity.buyer();
    const sent = { ...headers, cookie: `__Host-hearthway_refresh=${cookie}` };
    const reply = await identity.call(refresh, { headers: sent });
    expect(reply.status).toBe(status);
    expect(reply.cookie === undefined).toBe(status === 403);
    if (status === 403) {
      expect(reply.body.code).toBe('session.cross-site');
      expect((await identity.call(refresh, { cookie })).status).toBe(200);
    }
  });

  it.each([
    ['no cookie', undefined],
    ['a secret nobody has', 'A'.repeat(43)],
    ['a secret of another form', '{"$ne":null}'],
  ])('with %s is refused', async (_, cookie) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect(await identity.call(refresh, { headers, ...(cookie !== undefined && { cookie }) })).toMatchObject(
      unauthorized,
    );
  });
});

describe('the life of a session', () => {
  it('ends after seven idle days', async () => {
    const { cookie } = await identity.buyer();
    identity.moveClock(7 * day);
    expect(await identity.call(refresh, { cookie })).toMatchObject(unauthorized);
  });

  it('is extended by each use, but still ends after thirty days', async () => {
    let { cookie } = await identity.buyer();
    for (let used = 0; used < 4; used += 1) {
      identity.moveClock(6 * day);
      const reply = await identity.call(refresh, { cookie });
      expect(reply.status).toBe(200);
      cookie = String(reply.cookie);
    }
    identity.moveClock(6 * day - 60);
    const last = await identity.call(refresh, { cookie });
    expect(last.status).toBe(200);
    expect(last.headers.getSetCookie()[0]).toMatch(/Max-Age=(5\d|60);/);
    const { exp, iat } = claimsOf(String(last.body['token']));
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(60);
    identity.moveClock(60);
    expect(await identity.call(refresh, { cookie: String(last.cookie) })).toMatchObject(unauthorized);
  });
});

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()) as Record<string, unknown>;
}

function sessionOf(token: string): unknown {
  return claimsOf(token)['sid'];
}
