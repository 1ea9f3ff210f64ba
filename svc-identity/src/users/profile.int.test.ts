import { changeProfile, login, me } from '@hearthway/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registration, startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

const change = (token: string, body: Record<string, string>) => identity.call(changeProfile, { token, body });

describe('changing the profile', () => {
  it('sets a new name and address to sign in with', async () => {
    const { token, userId, username, password } = await identity.buyer();
    const wanted = registration();
    const reply = await change(token, { username: ` ${wanted.username} `, email: wanted.email, password });
    const user = {
      id: userId,
      username: wanted.username,
      email: wanted.email,
      emailVerified: false,
      pendingEmail: null,
    };
    expect(reply).toMatchObject({ status: 200, body: user });
    expect(reply.body).toEqual(user);
    expect((await identity.call(me, { token })).body).toEqual(user);
    const signIn = (name: string) => identity.call(login, { body: { username: name, password } });
    expect((await signIn(wanted.username.toUpperCase())).status).toBe(200);
    expect((await signIn(username)).status).toBe(401);
  });

  it('can keep either, or only change its spelling', async () => {
    const { token, username, email, password } = await identity.buyer();
    expect((await change(token, { username, email, password })).status).toBe(200);
    const louder = await change(token, { username: username.toUpperCase(), email, password });
    expect(louder).toMatchObject({ status: 200, body: { username: username.toUpperCase(), email } });
  });

  it('requires the password, and changes nothing without it', async () => {
    const { token, username, email, password } = await identity.buyer();
    const wanted = registration();
    const refused = await change(token, { ...wanted, password: `${password}!` });
    expect(refused).toMatchObject({ status: 403, body: { code: 'user.wrong-password' } });
    expect((await identity.call(me, { token })).body).toMatchObject({ username, email });
  });

  it.each([
    ['a name', 'user.username-taken', (taken: string) => ({ username: taken.toUpperCase() })],
    ['an address', 'user.email-taken', (taken: string) => ({ email: `${taken.toUpperCase()}@Example.COM` })],
  ])('refuses %s that is taken, regardless of case', async (_, code, wanted) => {
    const other = await identity.buyer();
    const { token, username, email, password } = await identity.buyer();
    const refused = await change(token, { username, email, password, ...wanted(other.username) });
    expect(refused).toMatchObject({ status: 409, body: { code } });
    expect((await identity.call(me, { token })).body).toMatchObject({ username, email });
  });

  it('gives a name to one of ten concurrent requests', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => identity.buyer()));
    const { username } = registration();
    const replies = await Promise.all(
      buyers.map(({ token, email, password }) => change(token, { username, email, password })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await identity.database.collection('users').countDocuments({ username })).toBe(1);
  });
});
