import { login, me, register, userRegistered } from '@hearthway/contracts/identity';
import { credentialTexts } from '@hearthway/contracts/texts';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registration, startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

interface StoredUser {
  _id: string;
  createdAt: Date;
  acceptedTerms?: { at: Date };
}

const users = () => identity.database.collection<StoredUser>('users');
const registered = (userId: string) =>
  identity.events.filter(({ type, subject }) => type === userRegistered.type && subject === userId);

describe('registration', () => {
  it('returns the user and a token that works at once', async () => {
    const typed = registration();
    const reply = await identity.call(register, { body: typed });
    expect(reply.status).toBe(201);
    const { username, email } = typed;
    const unconfirmed = { emailVerified: false, pendingEmail: null };
    const user = { id: expect.any(String), username, email, ...unconfirmed };
    expect(reply.body).toEqual({ token: expect.any(String), user });
    const whoAmI = await identity.call(me, { token: String(reply.body['token']) });
    expect(whoAmI).toMatchObject({ status: 200, body: reply.body['user'] });
    expect(Object.keys(whoAmI.body).sort()).toEqual(['email', 'emailVerified', 'id', 'pendingEmail', 'username']);
  });

  it.each([
    ['the refresh secret', 0, 'hearthway_refresh', 7],
    ['what it knows the device by', 1, 'hearthway_device', 90],
  ])('sets %s in a cookie that scripts and other sites cannot use', async (_, index, name, days) => {
    const reply = await identity.call(register, { body: registration() });
    const cookies = reply.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    const [pair, ...attributes] = String(cookies[index]).split('; ');
    expect(pair).toMatch(new RegExp(`^__Host-${name}=[A-Za-z0-9_-]{43}$`));
    expect(attributes.filter((attribute) => !attribute.startsWith('Expires')).sort()).toEqual([
      'HttpOnly',
      `Max-Age=${days * 24 * 60 * 60}`,
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  it('puts no personal data into the token', async () => {
    const { token, userId } = await identity.buyer();
    const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(String(header))).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) });
    const claims = JSON.parse(String(payload)) as Record<string, unknown>;
    expect(claims).toEqual({
      sub: userId,
      sid: expect.any(String),
      role: 'buyer',
      iss: 'hearthway-identity',
      aud: 'hearthway',
      iat: expect.any(Number),
      exp: Number(claims['iat']) + 15 * 60,
    });
  });

  it('publishes one event, with the request that caused it', async () => {
    const reply = await identity.call(register, {
      body: registration(),
      headers: { 'x-request-id': 'request-of-a-test' },
    });
    const { id } = reply.body['user'] as { id: string };
    await eventually(() => expect(registered(id)).toHaveLength(1));
    expect(registered(id)[0]).toMatchObject({
      producer: 'identity',
      correlationId: 'request-of-a-test',
      data: { userId: id },
    });
  });

  it('stores only an argon2id hash of the password and a hash of the refresh secret', async () => {
    const { userId, password, cookie, token } = await identity.buyer();
    const user = await identity.database.collection<{ _id: string }>('users').findOne({ _id: userId });
    expect(user).toMatchObject({ passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
    const collections = await identity.database.collections();
    const everything = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
    for (const secret of [password, cookie, token]) expect(everything).not.toContain(secret);
  });

  it.each([
    [
      'the username',
      'Username already exists',
      'user.username-taken',
      (taken: string) => ({ username: taken.toUpperCase() }),
    ],
    [
      'the email',
      'Email already registered',
      'user.email-taken',
      (taken: string) => ({ email: `${taken.toUpperCase()}@Example.COM` }),
    ],
  ])('refuses when %s is taken, regardless of case', async (_, message, code, change) => {
    const { username } = await identity.buyer();
    const reply = await identity.call(register, { body: { ...registration(), ...change(username) } });
    expect(reply).toMatchObject({ status: 409, body: { error: message, message, code } });
    expect(reply.cookie).toBeUndefined();
  });

  it.each(['username', 'email'] as const)('lets one of twenty have the same %s at once', async (field) => {
    const wanted = registration()[field];
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => identity.call(register, { body: { ...registration(), [field]: wanted } })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const codes = new Set(replies.filter(({ status }) => status === 409).map(({ body }) => body.code));
    expect(codes).toEqual(new Set([`user.${field}-taken`]));
    expect(await identity.database.collection('users').countDocuments({ [field]: wanted })).toBe(1);
    const winner = replies.find(({ status }) => status === 201)?.body['user'] as { id: string };
    await eventually(() => expect(registered(winner.id)).toHaveLength(1));
    expect(await identity.database.collection('sessions').countDocuments({ userId: winner.id })).toBe(1);
  });

  it.each([
    ['password1', 'user.password-too-common', credentialTexts.passwordTooCommon],
    ['PassWord1', 'user.password-too-common', credentialTexts.passwordTooCommon],
    ['the username', 'user.password-personal', credentialTexts.passwordPersonal],
    ['the email', 'user.password-personal', credentialTexts.passwordPersonal],
  ])('refuses %s as the password, at its field', async (password, code, message) => {
    const typed = registration();
    const typedPassword = { 'the username': typed.username.toUpperCase(), 'the email': typed.email }[password];
    const reply = await identity.call(register, { body: { ...typed, password: typedPassword ?? password } });
    expect(reply).toMatchObject({
      status: 400,
      body: { code, message, details: [{ path: 'body.password', message }] },
    });
    expect(await users().countDocuments({ username: typed.username })).toBe(0);
  });

  it.each(['mallory@example.com', 'mallory＠example.com', 'mal﹫x'])(
    'refuses a username that looks like an email: %s',
    async (username) => {
      const message = credentialTexts.usernameLikeEmail;
      expect(await identity.call(register, { body: { ...registration(), username } })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: [{ path: 'body.username', message }] },
      });
    },
  );

  it('records which terms were accepted and when, and the confirmed age', async () => {
    const { userId } = await identity.buyer();
    const user = await users().findOne({ _id: userId });
    expect(user).toMatchObject({ acceptedTerms: { version: '2025-05-01', minimumAgeYears: 18 } });
    expect(user?.acceptedTerms?.at).toEqual(user?.createdAt);
  });

  it.each([{ acceptedTerms: true }, { age: 30 }])('accepts the three fields and no other: %o', async (more) => {
    const reply = await identity.call(register, { body: { ...registration(), ...more } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('trims name and email', async () => {
    const typed = registration();
    const body = { ...typed, username: `  ${typed.username} `, email: ` ${typed.email}  ` };
    expect(await identity.call(register, { body })).toMatchObject({
      status: 201,
      body: { user: { username: typed.username, email: typed.email } },
    });
    expect((await identity.call(login, { body: { username: typed.username, password: typed.password } })).status).toBe(
      200,
    );
  });
});
