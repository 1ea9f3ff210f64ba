import {
  changePassword,
  changeProfile,
  completePasswordReset,
  deleteAccount,
  downloadDataExport,
  endSessionByLink,
  getDataExport,
  issueAdminToken,
  listSessions,
  login,
  logout,
  me,
  refresh,
  register,
  requestDataExport,
  requestPasswordReset,
  revokeSession,
  signInByCode,
  undoEmailChange,
  verifyEmailByCode,
} from '@hearthway/contracts/identity';
import { operationPath, type Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { registration, startIdentityUnderTest, type IdentityUnderTest, type Reply } from '../src/testing/index.js';

let identity: IdentityUnderTest;
let token: string;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  token = (await identity.buyer()).token;
});
afterAll(() => identity.stop());

let before: string;
beforeEach(async () => {
  before = await everything();
});

async function everything(): Promise<string> {
  const names = [
    'users',
    'sessions',
    'refresh-secrets',
    'revocations',
    'admins',
    'data-exports',
    'account-mails',
    'security-log',
  ];
  return JSON.stringify(await Promise.all(names.map((name) => identity.database.collection(name).find().toArray())));
}

async function expectRefused(reply: Reply, status: number, code: string) {
  expect({ status: reply.status, code: reply.body.code }).toEqual({ status, code });
  const { error, message, requestId } = problem.parse(reply.body);
  expect(error).toBe(message);
  expect(requestId).toBe(reply.headers.get('x-request-id'));
  expect(reply.cookie).toBeUndefined();
  expect(await everything()).toBe(before);
}

const { username, email, password } = registration();
const address = '203.0.113.7';
const operators = { $ne: null };
const long = (length: number) => 'a'.repeat(length);
const pathOf = (operation: Operation) =>
  operationPath(operation, { sessionId: 'some-session', dataExportId: 'some-export' });

const invalidBodies: [Operation, string, unknown, string[]][] = [
  [register, 'nothing', {}, ['body.username', 'body.email', 'body.password']],
  [register, 'a list', [], ['body']],
  [register, 'an operator as name', { username: operators, email, password }, ['body.username']],
  [register, 'an operator as email', { username, email: { $gt: '' }, password }, ['body.email']],
  [register, 'an operator as password', { username, email, password: operators }, ['body.password']],
  [
    register,
    'numbers',
    { username: 1234, email: 5, password: 678_910 },
    ['body.username', 'body.email', 'body.password'],
  ],
  [register, 'null', { username: null, email, password }, ['body.username']],
  [register, 'a short name', { username: 'ab', email, password }, ['body.username']],
  [register, 'a name of spaces', { username: '      ', email, password }, ['body.username']],
  [register, 'a name with control characters', { username: 'jor\u0000dan', email, password }, ['body.username']],
  [register, 'an over-long name', { username: long(65), email, password }, ['body.username']],
  [register, 'an over-long email', { username, email: `${long(250)}@example.com`, password }, ['body.email']],
  [register, 'no email address', { username, email: 'jordan', password }, ['body.email']],
  [register, 'a short password', { username, email, password: '12345' }, ['body.password']],
  [register, 'an over-long password', { username, email, password: long(257) }, ['body.password']],
  [register, 'a field too many', { username, email, password, role: 'admin' }, ['body.role']],
  [
    register,
    'an own prototype',
    `{"username":"${username}","email":"${email}","password":"longenough","__proto__":{"role":"admin"}}`,
    ['body.__proto__'],
  ],
  [login, 'nothing', {}, ['body.username', 'body.password']],
  [login, 'operators', { username: operators, password: operators }, ['body.username', 'body.password']],
  [login, 'a list as name', { username: ['jordan'], password }, ['body.username']],
  [login, 'an over-long name', { username: long(255), password }, ['body.username']],
  [login, 'an over-long password', { username, password: long(257) }, ['body.password']],
  [login, 'a field too many', { username, password, remember: true }, ['body.remember']],
  [changeProfile, 'nothing', {}, ['body.username', 'body.email', 'body.password']],
  [changeProfile, 'an operator as name', { username: operators, email, password }, ['body.username']],
  [changeProfile, 'a short name', { username: 'ab', email, password }, ['body.username']],
  [changeProfile, 'a name with control characters', { username: 'jor\u0000dan', email, password }, ['body.username']],
  [changeProfile, 'no email address', { username, email: 'jordan', password }, ['body.email']],
  [changeProfile, 'another’s id', { username, email, password, id: 'someone' }, ['body.id']],
  [changePassword, 'nothing', {}, ['body.currentPassword', 'body.newPassword']],
  [changePassword, 'a short one', { currentPassword: password, newPassword: '12345' }, ['body.newPassword']],
  [changePassword, 'an over-long one', { currentPassword: password, newPassword: long(257) }, ['body.newPassword']],
  [
    changePassword,
    'operators',
    { currentPassword: operators, newPassword: operators },
    ['body.currentPassword', 'body.newPassword'],
  ],
  [changePassword, 'another’s id', { currentPassword: password, newPassword: password, userId: 'x' }, ['body.userId']],
  [deleteAccount, 'nothing', {}, ['body.password']],
  [deleteAccount, 'an operator', { password: operators }, ['body.password']],
  [deleteAccount, 'an over-long password', { password: long(257) }, ['body.password']],
  [deleteAccount, 'another’s id', { password, userId: 'someone' }, ['body.userId']],
  [issueAdminToken, 'nothing', {}, ['body.username', 'body.password', 'body.address']],
  [
    issueAdminToken,
    'operators',
    { username: operators, password: operators, address },
    ['body.username', 'body.password'],
  ],
  [issueAdminToken, 'an over-long password', { username, password: long(257), address }, ['body.password']],
  [issueAdminToken, 'a device that is none', { username, password, address, device: long(43) + ' ' }, ['body.device']],
  [issueAdminToken, 'a field too many', { username, password, address, role: 'admin' }, ['body.role']],
  [requestPasswordReset, 'an operator', { username: operators }, ['body.username']],
  [requestPasswordReset, 'an over-long name', { username: long(255) }, ['body.username']],
  [completePasswordReset, 'nothing', {}, ['body.token', 'body.newPassword']],
  [completePasswordReset, 'an operator', { token: operators, newPassword: password }, ['body.token']],
  [signInByCode, 'operators', { requestToken: operators, code: operators }, ['body.requestToken', 'body.code']],
  [signInByCode, 'an over-long code', { requestToken: 'token', code: long(41) }, ['body.code']],
  [verifyEmailByCode, 'an operator', { code: operators }, ['body.code']],
  [undoEmailChange, 'an over-long token', { token: long(201) }, ['body.token']],
  [endSessionByLink, 'another’s id', { token: 'token', sessionId: 'x' }, ['body.sessionId']],
  [refresh, 'a body', { sessionId: 'other' }, ['body']],
  [requestDataExport, 'a body', { userId: 'someone' }, ['body']],
  [logout, 'a body', { sessionId: 'other' }, ['body']],
];

describe('input that breaks the contract', () => {
  it.each(invalidBodies.map(([operation, ...rest]) => [operation.id, ...rest, operation] as const))(
    '%s refuses %s',
    async (_id, _what, body, paths, operation) => {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const reply = await identity.call(operation, { body, headers, ...(operation.access === 'buyer' && { token }) });
      await expectRefused(reply, 400, 'request.invalid');
      expect([...new Set(reply.body.details?.map(({ path }) => path))]).toEqual(paths);
    },
  );

  const withBody = operationsByService.identity.filter((operation) => 'body' in operation);
  const call = (operation: Operation, body: string, headers: Record<string, string> = {}) =>
    identity.call(operation, { body, headers, ...(operation.access === 'buyer' && { token }) });

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s refuses broken JSON, a body that is no object, another content type and two megabytes',
    async (_id, operation) => {
      await expectRefused(await call(operation, '{"username":'), 400, 'request.not-json');
      await expectRefused(await call(operation, '"text"'), 400, 'request.not-json');
      const mediaType = { 'content-type': 'text/plain' };
      await expectRefused(await call(operation, '{}', mediaType), 415, 'request.unsupported-media-type');
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      await expectRefused(await call(operation, 'username=a', form), 415, 'request.unsupported-media-type');
      const large = JSON.stringify({ username: long(2 * 1024 * 1024) });
      await expectRefused(await call(operation, large), 413, 'request.too-large');
    },
  );

  it.each(operationsByService.identity.map((operation) => [operation.id, operation] as const))(
    '%s takes no query of somebody else’s',
    async (_id, operation) => {
      const path = `${pathOf(operation)}?role=admin&role[$ne]=buyer`;
      const headers = { 'sec-fetch-site': 'same-origin' };
      if (operation.access === 'admin')
        return expectRefused(await identity.call(operation, { path, token }), 403, 'access.denied');
      const reply = await identity.call(operation, { path, headers, ...(operation.access === 'buyer' && { token }) });
      await expectRefused(reply, 400, 'request.invalid');
      const unknownKey = 'query' in operation ? 'query.role' : 'query';
      expect(reply.body.details?.map((detail) => detail.path)).toContain(unknownKey);
    },
  );

  it.each([getDataExport, downloadDataExport])('$id refuses an over-long and a malformed id', async (operation) => {
    const call = (id: string) => identity.call(operation, { path: operation.path.replace(':dataExportId', id), token });
    await expectRefused(await call(long(65)), 400, 'request.invalid');
    for (const id of ['%E0%A4%A', '%00', '$ne', '%7B%22$ne%22:null%7D', '%2e%2e%5cme']) {
      await expectRefused(await call(id), 400, 'request.invalid');
    }
  });

  it('revoking a session refuses an over-long and a malformed id', async () => {
    const path = (id: string) => `/api/auth/sessions/${id}`;
    const call = (id: string) => identity.call(revokeSession, { path: path(id), token });
    await expectRefused(await call(long(65)), 400, 'request.invalid');
    await expectRefused(await call('%E0%A4%A'), 400, 'request.invalid');
    await expectRefused(await call('%00'), 400, 'request.invalid');
    await expectRefused(await call(''), 404, 'route.not-found');
  });
});

describe('a caller who is not signed in', () => {
  const guarded = operationsByService.identity.filter(({ access }) => access === 'buyer' || access === 'admin');
  it.each(guarded.map((operation) => [operation.id, operation] as const))(
    'is refused by %s',
    async (_id, operation) => {
      const path = pathOf(operation);
      for (const bad of [undefined, '', 'null', '{"$ne":null}', 'a.b.c', long(6000), unsigned()]) {
        const reply = await identity.call(operation, { path, ...(bad !== undefined && { token: bad }) });
        await expectRefused(reply, 401, 'session.required');
      }
    },
  );

  function unsigned(): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      sub: 'user',
      sid: 'session',
      role: 'admin',
      iss: 'hearthway-identity',
      aud: 'hearthway',
      exp: 9e9,
    };
    return `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`;
  }
});

describe('an unknown path or method', () => {
  it('is 404 in the same form', async () => {
    await expectRefused(await identity.call(me, { path: '/api/auth/nothing' }), 404, 'route.not-found');
    await expectRefused(await identity.call({ ...listSessions, method: 'PUT' }), 404, 'route.not-found');
  });
});
