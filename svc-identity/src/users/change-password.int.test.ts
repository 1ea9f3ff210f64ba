import {
  changePassword,
  changeProfile,
  deleteAccount,
  listRevocations,
  login,
  me,
  refresh,
  sessionRevoked,
} from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

const newPassword = 'a new kettle for the porch';
const change = (token: string, currentPassword: string, wanted = newPassword) =>
  identity.call(changePassword, { token, body: { currentPassword, newPassword: wanted } });
const signIn = (username: string, password: string) => identity.call(login, { body: { username, password } });
const revocationsOf = (userId: string) =>
  identity.events.filter(
    ({ type, data }) => type === sessionRevoked.type && (data as { userId?: string }).userId === userId,
  );

describe('changing the password', () => {
  it('accepts only the new one afterwards', async () => {
    const { token, username, password } = await identity.buyer();
    expect((await change(token, password)).status).toBe(204);
    expect((await signIn(username, password)).status).toBe(401);
    expect((await signIn(username, newPassword)).status).toBe(200);
  });

  it('requires the old one', async () => {
    const { token, username, password } = await identity.buyer();
    const refused = await change(token, `${password}!`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'user.wrong-password' } });
    expect((await signIn(username, password)).status).toBe(200);
  });

  it.each(['password1', 'the username', 'the email'])(
    'refuses %s as the new one, and keeps the old one',
    async (what) => {
      const { token, username, email, password } = await identity.buyer();
      const wanted = { 'the username': username, 'the email': email.toUpperCase() }[what] ?? what;
      const code = what === 'password1' ? 'user.password-too-common' : 'user.password-personal';
      expect(await change(token, password, wanted)).toMatchObject({
        status: 400,
        body: { code, details: [{ path: 'body.newPassword' }] },
      });
      expect((await signIn(username, password)).status).toBe(200);
    },
  );

  it('ends every other session, token and secret, publishes the events, and keeps the current session', async () => {
    const { token, cookie, username, password, userId } = await identity.buyer();
    const others = [await signIn(username, password), await signIn(username, password)];
    expect((await change(token, password)).status).toBe(204);

    for (const other of others) {
      expect((await identity.call(me, { token: String(other.body['token']) })).status).toBe(401);
      expect((await identity.call(refresh, { cookie: String(other.cookie) })).status).toBe(401);
    }
    expect((await identity.call(me, { token })).status).toBe(200);
    expect((await identity.call(refresh, { cookie })).status).toBe(200);

    await eventually(() => expect(revocationsOf(userId)).toHaveLength(2));
    const reasons = revocationsOf(userId).map(({ data }) => (data as { reason: string }).reason);
    expect(reasons).toEqual(['password-changed', 'password-changed']);
    const revoked = (await identity.call(listRevocations)).body as unknown as { sessionId: string }[];
    for (const { subject } of revocationsOf(userId))
      expect(revoked.map(({ sessionId }) => sessionId)).toContain(subject);
  });

  it('by concurrent requests succeeds for one, whose password then counts', async () => {
    const { token, username, password } = await identity.buyer();
    const wanted = Array.from({ length: 5 }, (_, index) => `${newPassword} ${index}`);
    const replies = await Promise.all(wanted.map((each) => change(token, password, each)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, ...Array<number>(4).fill(403)]);
    expect((await signIn(username, String(wanted[statuses.indexOf(204)]))).status).toBe(200);
  });

  it('during sign-ins with the old one leaves none of them a session', async () => {
    const { token, username, password, userId } = await identity.buyer();
    const [changed, ...logins] = await Promise.all([
      change(token, password),
      ...Array.from({ length: 8 }, () => signIn(username, password)),
    ]);
    expect(changed.status).toBe(204);
    for (const { status } of logins) expect([200, 401]).toContain(status);
    expect(await identity.database.collection('sessions').countDocuments({ userId })).toBe(1);
    for (const { body } of logins.filter(({ status }) => status === 200)) {
      expect((await identity.call(me, { token: String(body['token']) })).status).toBe(401);
    }
  });

  it('and the name at the same time loses neither', async () => {
    const { token, username, email, password } = await identity.buyer();
    const [changed, renamed] = await Promise.all([
      change(token, password),
      identity.call(changeProfile, { token, body: { username: `${username}-2`, email, password } }),
    ]);
    expect(changed.status).toBe(204);
    expect([200, 403]).toContain(renamed.status);
    const name = renamed.status === 200 ? `${username}-2` : username;
    expect((await signIn(name, newPassword)).status).toBe(200);
  });

  it('and deleting the account with the old one at the same time cannot both succeed', async () => {
    const [{ token, username, password }, neighbor] = [await identity.buyer(), await identity.buyer()];
    const nextDoor = () => signIn(neighbor.username, neighbor.password);
    // Password checks share one queue: the deletion has read the old password, and compares it only after the new one is
    // hashed.
    const changing = change(token, password);
    const others = Array.from({ length: 8 }, nextDoor);
    await others[0];
    const [changed, deleted] = await Promise.all([
      changing,
      identity.call(deleteAccount, { token, body: { password } }),
      ...others,
    ]);
    expect([204, 401, 403]).toContain(changed.status);
    expect(deleted.status).toBe(changed.status === 204 ? 403 : 204);
    expect((await signIn(username, newPassword)).status).toBe(changed.status === 204 ? 200 : 401);
  });
});
