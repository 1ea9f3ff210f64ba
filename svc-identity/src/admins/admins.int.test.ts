import { checkAdmin, issueAdminToken, me } from '@hearthway/contracts/identity';
import { createMetrics } from '@hearthway/service-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService } from '../service.js';
import { startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

const username = 'keeper';
const password = 'a long enough password';
const configured = { ADMIN_USERNAME: username, ADMIN_PASSWORD: password };

let identity: IdentityUnderTest;
afterEach(() => identity.stop());

const tokenFor = async (
  credential: { username: string; password: string },
  at: Pick<IdentityUnderTest, 'call'> = identity,
) => at.call(issueAdminToken, { body: { ...credential, address: '203.0.113.7' } });

describe('an admin', () => {
  it('gets a one-minute token that opens operations for admins, and none for buyers', async () => {
    identity = await startIdentityUnderTest(configured);
    const reply = await tokenFor({ username, password });
    expect(reply.status).toBe(200);
    const token = String(reply.body['token']);
    expect(await identity.call(checkAdmin, { token })).toMatchObject({ status: 200, body: { authenticated: true } });
    expect(await identity.call(me, { token })).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    expect(Date.parse(String(reply.body['expiresAt'])) - Date.now()).toBeLessThanOrEqual(60_000);
    identity.moveClock(61);
    expect((await identity.call(checkAdmin, { token })).status).toBe(401);
  });

  it('is neither a buyer nor someone without a token', async () => {
    identity = await startIdentityUnderTest(configured);
    const { token } = await identity.buyer();
    expect((await identity.call(checkAdmin, { token })).status).toBe(403);
    expect((await identity.call(checkAdmin)).status).toBe(401);
  });

  it('with a wrong name or password is refused with the same message, and logged', async () => {
    identity = await startIdentityUnderTest(configured);
    const replies = [
      await tokenFor({ username, password: 'wrong' }),
      await tokenFor({ username: 'nobody', password }),
      await tokenFor({ username, password: 'wrong again' }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'session.invalid-credentials', message: 'Invalid username or password' });
    }
    const warnings = identity.log.lines().filter(({ level }) => level === 'warn');
    const text = 'refused a wrong admin credential';
    expect(warnings.map(({ msg }) => msg)).toEqual([text, text, text]);
    expect((await tokenFor({ username, password })).status).toBe(200);
  });

  it('configured differently at the next start is the only one', async () => {
    identity = await startIdentityUnderTest(configured);
    const next = await identity.anotherInstance({
      ADMIN_USERNAME: 'successor',
      ADMIN_PASSWORD: 'another long password',
    });
    try {
      expect((await tokenFor({ username, password }, next)).status).toBe(401);
      expect((await tokenFor({ username: 'successor', password: 'another long password' }, next)).status).toBe(200);
    } finally {
      await next.stop();
    }
  });

  it('is created once by instances that start at the same moment', async () => {
    identity = await startIdentityUnderTest(configured);
    const admins = identity.database.collection('admins');
    await admins.deleteMany({});
    const instances = await Promise.all(Array.from({ length: 4 }, () => identity.anotherInstance()));
    try {
      expect(await admins.countDocuments()).toBe(1);
      expect((await tokenFor({ username, password })).status).toBe(200);
    } finally {
      for (const instance of instances) await instance.stop();
    }
  });

  it('gets a new password from the configuration at the next start', async () => {
    identity = await startIdentityUnderTest(configured);
    const next = await identity.anotherInstance({ ADMIN_PASSWORD: 'a rotated long password' });
    try {
      expect((await tokenFor({ username, password }, next)).status).toBe(401);
      expect((await tokenFor({ username, password: 'a rotated long password' }, next)).status).toBe(200);
    } finally {
      await next.stop();
    }
  });
});

describe('a rotated password', () => {
  it('holds before messages are consumed, since internal operations are answered by then', async () => {
    identity = await startIdentityUnderTest(configured);
    const config = { ...identity.config, ADMIN_PASSWORD: 'a rotated long password' };
    const { logger } = identity.log;
    const notStarted = await buildService({ config, logger, metrics: createMetrics({ processMetrics: false }) });
    expect((await tokenFor({ username, password })).status).toBe(401);
    expect((await tokenFor({ username, password: 'a rotated long password' })).status).toBe(200);
    await notStarted.stop();
  });
});

describe('the first local start', () => {
  it('creates an admin whose credential is in the file and nowhere else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'admin-'));
    try {
      const file = join(folder, 'admin-credentials');
      identity = await startIdentityUnderTest({ ADMIN_CREDENTIALS_FILE: file });
      const written = await readFile(file, 'utf8');
      const [name, secret] = written.trim().split(':');
      expect((await tokenFor({ username: String(name), password: String(secret) })).status).toBe(200);
      expect(identity.log.text()).toContain(file);
      expect(identity.log.text()).not.toContain(secret);
      await (await identity.anotherInstance()).stop();
      expect(await readFile(file, 'utf8')).toBe(written);
      expect((await tokenFor({ username: String(name), password: String(secret) })).status).toBe(200);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('creates none, and logs that, without a file to write to', async () => {
    identity = await startIdentityUnderTest();
    expect(await identity.database.collection('admins').countDocuments()).toBe(0);
    const warnings = identity.log.lines().filter(({ level }) => level === 'warn');
    expect(warnings).toMatchObject([{ msg: expect.stringContaining('there is no admin account') }]);
    expect((await tokenFor({ username: 'admin', password: 'admin' })).status).toBe(401);
  });
});
