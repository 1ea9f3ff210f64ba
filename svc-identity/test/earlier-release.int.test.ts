import {
  checkAdmin,
  getDataExport,
  issueAdminToken,
  listSessions,
  login,
  me,
  refresh,
} from '@hearthway/contracts/identity';
import { operationPath } from '@hearthway/contracts/operation';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import earlier from './earlier-release.json' with { type: 'json' };
import { startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

const { buyer, dataExportId } = earlier;
const admin = { username: 'keeper', password: 'a long enough password' };

let identity: IdentityUnderTest;
beforeAll(async () => {
  const dump = join(import.meta.dirname, 'earlier-release.json');
  identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password }, dump);
});
afterAll(() => identity.stop());

it('logs in a buyer whom an earlier release registered, by its signing key', async () => {
  const reply = await identity.call(login, { body: { username: buyer.username, password: buyer.password } });
  expect(reply.status).toBe(200);
  const token = String(reply.body['token']);
  const [head = ''] = token.split('.');
  const [key] = earlier.collections.signing_keys;
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ kid: key?._id });
  expect((await identity.call(me, { token })).body).toMatchObject({ id: buyer.userId, email: buyer.email });
});

it('refreshes the sessions that were open, and not the one that had ended', async () => {
  for (const cookie of buyer.refreshSecrets) expect((await identity.call(refresh, { cookie })).status).toBe(200);
  expect((await identity.call(refresh, { cookie: buyer.endedRefreshSecret })).status).toBe(401);
});

it('shows the sessions and the data export', async () => {
  const { cookie } = await identity.call(login, { body: { username: buyer.username, password: buyer.password } });
  const token = String((await identity.call(refresh, { cookie: String(cookie) })).body['token']);
  const sessions = await identity.call(listSessions, { token });
  const ids = listSessions.reply.parse(sessions.body).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(earlier.collections.sessions.map(({ _id }) => _id)));
  const path = operationPath(getDataExport, { dataExportId });
  expect((await identity.call(getDataExport, { token, path })).body).toMatchObject({ id: dataExportId });
});

it('keeps the admin and what the admin did', async () => {
  const { body } = await identity.call(issueAdminToken, { body: { ...admin, address: '203.0.113.7' } });
  expect((await identity.call(checkAdmin, { token: String(body['token']) })).status).toBe(200);
  const audits = identity.database.collection<{ admin: string }>('admin-audits');
  const [stored] = earlier.collections.admins;
  expect(await audits.countDocuments({ admin: stored?._id ?? '' })).toBe(
    earlier.collections['admin-audits'].length + 1,
  );
});
