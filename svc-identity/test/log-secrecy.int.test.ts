import { deleteAccount, issueAdminToken, login, logout, me, refresh, register } from '@hearthway/contracts/identity';
import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { registration, startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

const address = '203.0.113.7';
const admin = { username: 'keeper', password: 'a long enough admin password' };

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({
    LOG_LEVEL: 'trace',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
});
afterAll(() => identity.stop());

it('the log of an account’s whole life contains no password, token, refresh secret, email or name', async () => {
  const typed = registration();
  const wrongPassword = 'a wrong password somebody typed';
  const registered = await identity.call(register, { body: typed });
  const duplicate = await identity.call(register, { body: typed });
  const duplicateEmail = await identity.call(register, { body: { ...registration(), email: typed.email } });
  const wrong = await identity.call(login, { body: { username: typed.username, password: wrongPassword } });
  const broken = await identity.call(login, { body: `{"username":"${typed.username}","password":"${wrongPassword}"` });
  const signedIn = await identity.call(login, { body: { username: typed.username, password: typed.password } });
  const token = String(signedIn.body['token']);
  const refreshed = await identity.call(refresh, { cookie: String(signedIn.cookie) });
  identity.moveClock(30);
  const reused = await identity.call(refresh, { cookie: String(signedIn.cookie) });
  const adminToken = await identity.call(issueAdminToken, { body: { ...admin, address } });
  const noAdmin = await identity.call(issueAdminToken, { body: { ...admin, address, password: wrongPassword } });
  const dead = await identity.call(me, { token });
  const first = String(registered.body['token']);
  const wrongDeletion = await identity.call(deleteAccount, { token: first, body: { password: wrongPassword } });
  const loggedOut = await identity.call(logout, { token: first });
  const answers = [registered, duplicate, duplicateEmail, wrong, broken, signedIn, refreshed, reused];
  answers.push(adminToken, noAdmin, dead, wrongDeletion, loggedOut);
  expect(answers.map(({ status }) => status)).toEqual([
    201, 409, 409, 401, 400, 200, 200, 401, 200, 401, 401, 403, 204,
  ]);

  const log = identity.log.text();
  expect(identity.log.lines().filter(({ msg }) => msg === 'request')).toHaveLength(answers.length);
  const secrets = {
    username: typed.username,
    email: typed.email,
    password: typed.password,
    wrongPassword,
    adminPassword: admin.password,
    token,
    firstToken: first,
    adminToken: String(adminToken.body['token']),
    refreshSecret: String(signedIn.cookie),
    nextRefreshSecret: String(refreshed.cookie),
    tokenKeySecret: identity.config.TOKEN_KEY_SECRET,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    labeled(name, () => expect(secret.length).toBeGreaterThan(5));
    labeled(name, () => expect(log.includes(secret)).toBe(false));
  }
});
