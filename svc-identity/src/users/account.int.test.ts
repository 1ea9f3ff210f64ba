import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPasswords } from '../passwords/index.js';
import { sessionsPerUser } from '@hearthway/contracts/constants';
import {
  changeProfile,
  deleteAccount,
  listRevocations,
  login,
  me,
  refresh,
  register,
  sessionRevoked,
  userDeleted,
} from '@hearthway/contracts/identity';
import { randomUUID } from 'node:crypto';
import { registration, startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

interface StoredUser {
  _id: string;
  username: string;
  usernameKey: string;
  passwordHash: string;
}

const users = () => identity.database.collection<StoredUser>('users');

describe('signing in', () => {
  it('opens another session, regardless of the name’s case', async () => {
    const { username, email, password, userId, token } = await identity.buyer();
    const reply = await identity.call(login, { body: { username: username.toUpperCase(), password } });
    expect(reply).toMatchObject({ status: 200, body: { user: { id: userId, username, email } } });
    expect(reply.cookie).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(reply.body['token']).not.toBe(token);
    expect((await identity.call(me, { token: String(reply.body['token']) })).status).toBe(200);
    expect((await identity.call(me, { token })).status).toBe(200);
  });

  it.each([
    ['as it is', (email: string) => email],
    ['in another case, with space around it', (email: string) => `  ${email.toUpperCase()} `],
  ])('accepts the email address too, %s', async (_how, written) => {
    const { email, password, userId } = await identity.buyer();
    expect(await identity.call(login, { body: { username: written(email), password } })).toMatchObject({
      status: 200,
      body: { user: { id: userId } },
    });
  });

  it('accepts an email address longer than a username can be', async () => {
    const typed = {
      ...registration(),
      email: `${'jordan.'.repeat(8)}${randomUUID().slice(0, 8)}@long-names.example.com`,
    };
    expect((await identity.call(register, { body: typed })).status).toBe(201);
    const { email, password } = typed;
    expect((await identity.call(login, { body: { username: email, password } })).status).toBe(200);
  });

  it('lets nobody in with an old username that is someone else’s email', async () => {
    const [owner, other] = [await identity.buyer(), await identity.buyer()];
    const shadow = { username: owner.email, usernameKey: owner.email };
    await users().updateOne({ _id: other.userId }, { $set: shadow });
    const signIn = (username: string, password: string) => identity.call(login, { body: { username, password } });

    expect(await signIn(owner.email, owner.password)).toMatchObject({
      status: 200,
      body: { user: { id: owner.userId } },
    });
    expect((await signIn(owner.email, other.password)).status).toBe(401);
    expect(await signIn(other.email, other.password)).toMatchObject({
      status: 200,
      body: { user: { id: other.userId } },
    });
  });

  it('still accepts an old username that looks like an email, and a common password', async () => {
    const { userId, email } = await identity.buyer();
    const username = `old-${userId}@nowhere.example`;
    const passwordHash = await createPasswords().hash('password1');
    await users().updateOne({ _id: userId }, { $set: { username, usernameKey: username, passwordHash } });
    const reply = await identity.call(login, { body: { username, password: 'password1' } });
    expect(reply).toMatchObject({ status: 200, body: { user: { id: userId, username } } });
    const token = String(reply.body['token']);
    const keepName = { username, email: `new-${email}`, password: 'password1' };
    expect((await identity.call(changeProfile, { token, body: keepName })).status).toBe(200);
    const another = { ...keepName, username: `another-${username}` };
    expect(await identity.call(changeProfile, { token, body: another })).toMatchObject({
      status: 400,
      body: { code: 'user.username-unusable', details: [{ path: 'body.username' }] },
    });
  });

  it('ends the oldest session of a user with too many', async () => {
    const { username, password, userId, token } = await identity.buyer();
    const sessions = identity.database.collection<{ _id: string }>('sessions');
    const { _id: oldest, ...first } = (await sessions.findOne({ userId })) as unknown as {
      _id: string;
      createdAt: Date;
    };
    const createdAt = new Date(first.createdAt.getTime() + 1);
    const others = Array.from({ length: sessionsPerUser - 1 }, () => ({ ...first, _id: randomUUID(), createdAt }));
    await sessions.insertMany(others);
    expect((await identity.call(me, { token })).status).toBe(200);

    const reply = await identity.call(login, { body: { username, password } });
    expect((await identity.call(me, { token: String(reply.body['token']) })).status).toBe(200);
    expect((await identity.call(me, { token })).status).toBe(401);
    expect(await sessions.countDocuments({ userId })).toBe(sessionsPerUser);
    expect(await sessions.countDocuments({ _id: oldest })).toBe(0);
  });

  it('answers an unknown user and a wrong password alike', async () => {
    const { username, password } = await identity.buyer();
    const wrong = await identity.call(login, { body: { username, password: `${password}!` } });
    const unknown = await identity.call(login, { body: { username: `${username}x`, password } });
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(401);
      expect(reply.cookie).toBeUndefined();
      expect(reply.body).toEqual({
        error: 'Invalid username or password',
        message: 'Invalid username or password',
        code: 'session.invalid-credentials',
        requestId: reply.headers.get('x-request-id'),
      });
    }
  });
});

describe('the current user', () => {
  it('is nobody with a missing, broken or expired token', async () => {
    const { token, cookie } = await identity.buyer();
    const unauthorized = {
      status: 401,
      body: { code: 'session.required', error: 'Unauthorized', message: 'Unauthorized' },
    };
    expect(await identity.call(me)).toMatchObject(unauthorized);
    expect(await identity.call(me, { token: `${token.slice(0, -4)}AAAA` })).toMatchObject(unauthorized);
    expect(await identity.call(me, { cookie })).toMatchObject(unauthorized);
    identity.moveClock(15 * 60 + 1);
    expect(await identity.call(me, { token })).toMatchObject(unauthorized);
  });
});

describe('deleting an account', () => {
  it('requires the password', async () => {
    const { token, password } = await identity.buyer();
    expect(await identity.call(deleteAccount, { token, body: { password: `${password}!` } })).toMatchObject({
      status: 403,
      body: { code: 'user.wrong-password' },
    });
    expect((await identity.call(me, { token })).status).toBe(200);
  });

  it('erases all data, ends every session and publishes the event', async () => {
    const { token, username, password, userId, cookie } = await identity.buyer();
    const second = await identity.call(login, { body: { username, password } });
    const reply = await identity.call(deleteAccount, { token, body: { password } });
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-hearthway_refresh=; .*Expires=Thu, 01 Jan 1970/);

    for (const dead of [token, String(second.body['token'])]) {
      expect((await identity.call(me, { token: dead })).status).toBe(401);
    }
    expect((await identity.call(refresh, { cookie })).status).toBe(401);
    expect((await identity.call(login, { body: { username, password } })).status).toBe(401);
    const leftovers = await Promise.all([
      identity.database.collection<{ _id: string }>('users').countDocuments({ _id: userId }),
      identity.database.collection('sessions').countDocuments({ userId }),
    ]);
    expect(leftovers).toEqual([0, 0]);

    const about = () => identity.events.filter(({ data }) => (data as { userId?: string }).userId === userId);
    await eventually(() => expect(about()).toHaveLength(4));
    expect(about().filter(({ type }) => type === userDeleted.type)).toMatchObject([
      { subject: userId, data: { userId } },
    ]);
    const ended = about().filter(({ type }) => type === sessionRevoked.type);
    expect(ended).toMatchObject([{ data: { reason: 'user-deleted' } }, { data: { reason: 'user-deleted' } }]);
    const revoked = (await identity.call(listRevocations)).body as unknown as { sessionId: string }[];
    for (const { subject } of ended) expect(revoked.map(({ sessionId }) => sessionId)).toContain(subject);
  });

  it('by concurrent requests publishes one event', async () => {
    const { token, password, userId } = await identity.buyer();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => identity.call(deleteAccount, { token, body: { password } })),
    );
    for (const { status } of replies) expect([204, 401]).toContain(status);
    expect(replies.map(({ status }) => status)).toContain(204);
    await eventually(() => expect(deletionsOf(userId)).toHaveLength(1));
    const { userId: marker } = await identity.buyer();
    await eventually(() => expect(identity.events.some(({ subject }) => subject === marker)).toBe(true));
    expect(deletionsOf(userId)).toHaveLength(1);
  });

  it('during a sign-in leaves no session behind', async () => {
    const { token, password, username, userId } = await identity.buyer();
    const [deletion, ...logins] = await Promise.all([
      identity.call(deleteAccount, { token, body: { password } }),
      ...Array.from({ length: 8 }, () => identity.call(login, { body: { username, password } })),
    ]);
    expect(deletion.status).toBe(204);
    for (const { status } of logins) expect([200, 401]).toContain(status);
    expect(await identity.database.collection('sessions').countDocuments({ userId })).toBe(0);
  });
});

function deletionsOf(userId: string) {
  return identity.events.filter(({ type, subject }) => type === userDeleted.type && subject === userId);
}
