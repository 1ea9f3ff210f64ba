import {
  listRevocations,
  listSessions,
  login,
  logout,
  me,
  refresh,
  revokeSession,
  sessionRevoked,
} from '@hearthway/contracts/identity';
import { operationPath } from '@hearthway/contracts/operation';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

interface ListedSession {
  id: string;
  device: string | null;
  current: boolean;
  createdAt: string;
}

const sessionsOf = async (token: string) =>
  (await identity.call(listSessions, { token })).body as unknown as ListedSession[];
const revocations = async () =>
  (await identity.call(listRevocations)).body as unknown as { sessionId: string; expiresAt: string }[];
const revoke = (token: string, sessionId: string) =>
  identity.call(revokeSession, { token, path: operationPath(revokeSession, { sessionId }) });
const told = (sessionId: string | undefined) =>
  identity.events.filter(({ type, subject }) => type === sessionRevoked.type && subject === sessionId);

async function twoSessions() {
  const buyer = await identity.buyer();
  identity.moveClock(1);
  const { username, password } = buyer;
  const second = await identity.call(login, { body: { username, password } });
  return { ...buyer, secondToken: String(second.body['token']), secondCookie: String(second.cookie) };
}

describe('the list of sessions', () => {
  it('names the browser and system that each was opened in, and stores nothing else of them', async () => {
    const { username, password, token, userId } = await identity.buyer();
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; <img src=x onerror=alert(1)>) Gecko/20100101 Firefox/153.0';
    await identity.call(login, { body: { username, password }, headers: { 'user-agent': userAgent } });

    const devices = (await sessionsOf(token)).map(({ device, current }) => ({ device, current }));

    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual({ device: 'Firefox on Windows', current: false });
    expect(devices).toContainEqual({ device: null, current: true });
    const stored = await identity.database.collection('sessions').find({ userId }).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/onerror|Gecko/);
  });
});

describe('logging out', () => {
  it('succeeds for all concurrent requests, and ends the session once', async () => {
    const { token } = await identity.buyer();
    const [session] = await sessionsOf(token);
    const replies = await Promise.all(Array.from({ length: 6 }, () => identity.call(logout, { token })));
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect([204, 401]).toEqual(expect.arrayContaining(statuses)); // 401: arrived after the session had ended
    await eventually(() => expect(told(session?.id)).toHaveLength(1));
  });

  it('ends the session, clears the cookie and publishes the event', async () => {
    const { token, cookie, userId } = await identity.buyer();
    const [session] = await sessionsOf(token);
    const reply = await identity.call(logout, { token });
    expect(reply.status).toBe(204);
    const [cleared] = reply.headers.getSetCookie();
    expect(cleared).toMatch(/^__Host-hearthway_refresh=; /);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Expires=Thu, 01 Jan 1970']) {
      expect(cleared).toContain(attribute);
    }
    expect((await identity.call(me, { token })).status).toBe(401);
    expect((await identity.call(logout, { token })).status).toBe(401);
    expect((await identity.call(refresh, { cookie })).status).toBe(401);
    await eventually(() => expect(told(session?.id)).toHaveLength(1));
    expect(told(session?.id)[0]?.data).toMatchObject({ userId, reason: 'logged-out', sessionId: session?.id });
  });

  it('leaves the buyer’s other sessions alone', async () => {
    const { token, secondToken } = await twoSessions();
    await identity.call(logout, { token });
    expect((await identity.call(me, { token: secondToken })).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('shows one’s own sessions, newest first, and which one is current', async () => {
    const { token } = await twoSessions();
    await identity.buyer();
    const listed = await sessionsOf(token);
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect(listed[0]?.createdAt.localeCompare(String(listed[1]?.createdAt))).toBe(1);
  });
});

describe('ending one session', () => {
  it('refuses its token and secret from then on', async () => {
    const { token, secondToken, secondCookie } = await twoSessions();
    const [second] = await sessionsOf(token);
    expect((await revoke(token, String(second?.id))).status).toBe(204);
    expect((await identity.call(me, { token: secondToken })).status).toBe(401);
    expect((await identity.call(refresh, { cookie: secondCookie })).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
    await eventually(() => expect(told(second?.id)).toHaveLength(1));
    expect(told(second?.id)[0]?.data).toMatchObject({ reason: 'revoked' });
  });

  it('is impossible for another user’s session or one that does not exist', async () => {
    const [own, other] = [await identity.buyer(), await identity.buyer()];
    const [foreign] = await sessionsOf(other.token);
    for (const sessionId of [String(foreign?.id), 'no-such-session']) {
      expect(await revoke(own.token, sessionId)).toMatchObject({ status: 404, body: { code: 'session.not-found' } });
    }
    expect((await identity.call(me, { token: other.token })).status).toBe(200);
  });

  it('by concurrent requests publishes one event', async () => {
    const { token } = await twoSessions();
    const [second] = await sessionsOf(token);
    const replies = await Promise.all(Array.from({ length: 10 }, () => revoke(token, String(second?.id))));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(404)]);
    await eventually(() => expect(told(second?.id)).toHaveLength(1));
  });
});

describe('the list of revocations', () => {
  it('holds an ended session until its last token has expired', async () => {
    const { token } = await identity.buyer();
    const [session] = await sessionsOf(token);
    await identity.call(logout, { token });
    const entry = (await revocations()).find(({ sessionId }) => sessionId === session?.id);
    const tokenEnd = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()) as { exp: number };
    expect(Math.abs(Date.parse(String(entry?.expiresAt)) - tokenEnd.exp * 1000)).toBeLessThan(1000);
    identity.moveClock(15 * 60);
    expect((await revocations()).map(({ sessionId }) => sessionId)).not.toContain(session?.id);
  });

  it('makes every other instance refuse the session', async () => {
    const other = await identity.anotherInstance();
    try {
      const { token } = await identity.buyer();
      expect((await other.call(me, { token })).status).toBe(200);
      await identity.call(logout, { token });
      await eventually(async () => expect((await other.call(me, { token })).status).toBe(401));
    } finally {
      await other.stop();
    }
  });

  it('is read by an instance that starts afterwards', async () => {
    const { token } = await identity.buyer();
    await identity.call(logout, { token });
    const late = await identity.anotherInstance();
    try {
      expect((await late.call(me, { token })).status).toBe(401);
    } finally {
      await late.stop();
    }
  });
});
