import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { checkAdmin, refresh, signedIn } from '@hearthway/contracts/identity';
import { getPreApprovalInfo, savePreApprovalInfo } from '@hearthway/contracts/journey';
import { createCredential, previewRelease, readSite, revokeCredential } from '@hearthway/contracts/releases';
import { newSigningKey, publicKeyOf } from '@hearthway/service-kit/call-keys';
import { createRegistryClient } from '@hearthway/tooling/release';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { patiently } from './patiently.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

let under: SystemUnderTest;
let buyer: { name: string; cookie: string };
let secrets: Readonly<Record<string, string>>;
beforeAll(async () => {
  under = await startSystemUnderTest();
  secrets = JSON.parse(readFileSync(under.system.folders.secrets, 'utf8')) as Record<string, string>;
  const name = newName();
  const registration = await under.register(name);
  buyer = { name, cookie: cookieOf(registration) };
  const { token } = signedIn.parse(await registration.json());
  await under.post(savePreApprovalInfo.path, examplePreApprovalInfo, { authorization: token });
});
afterAll(() => under.stop());

const random = () => randomBytes(32).toString('base64url');
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((one) => one.includes('refresh='))
    ?.split(';')[0] ?? '';

/** What each process got instead of what it started with. */
const given = new Map<string, Record<string, string>>();
async function restart(name: string, variables: Readonly<Record<string, string>>): Promise<void> {
  given.set(name, { ...given.get(name), ...variables });
  await under.system.service(name).stop();
  await under.system.service(name).start(given.get(name));
}

/** The buyer stays signed in, can sign in, and reads what was sealed. */
async function expectAllToWork(): Promise<void> {
  const { url } = under.system;
  const headers = { cookie: buyer.cookie, 'sec-fetch-site': 'same-origin' };
  const refreshed = await patiently(() => fetch(url + refresh.path, { method: 'POST', headers }));
  expect(refreshed.status).toBe(200);
  buyer.cookie = cookieOf(refreshed);
  const { token } = refresh.reply.parse(await refreshed.json());
  expect((await patiently(() => under.logIn(buyer.name))).status).toBe(200);
  const read = await patiently(() => fetch(url + getPreApprovalInfo.path, { headers: { authorization: token } }));
  expect(await read.json()).toMatchObject(examplePreApprovalInfo);
}

it('svc-identity gets another TOKEN_KEY_SECRET', async () => {
  const [old = '', next] = [secrets['tokenKeySecret'], random()];
  await restart('identity', { TOKEN_KEY_FORMER_SECRETS: next });
  await expectAllToWork();
  await restart('identity', { TOKEN_KEY_SECRET: next, TOKEN_KEY_FORMER_SECRETS: old });
  await expectAllToWork();
  await expect(restart('identity', { TOKEN_KEY_FORMER_SECRETS: '' })).rejects.toThrow(/TOKEN_KEY_SECRET does not open/);
  await restart('identity', { TOKEN_KEY_FORMER_SECRETS: old });
});

it('svc-journey gets another SENSITIVE_DATA_SECRET, and needs the former one', async () => {
  const [old = '', next] = [secrets['sensitiveDataSecret'], random()];
  await restart('journey', { SENSITIVE_DATA_FORMER_SECRETS: next });
  await expectAllToWork();
  await restart('journey', { SENSITIVE_DATA_SECRET: next, SENSITIVE_DATA_FORMER_SECRETS: old });
  await expectAllToWork();
  await restart('journey', { SENSITIVE_DATA_FORMER_SECRETS: '' });
  await expect(expectAllToWork()).rejects.toThrow();
  await restart('journey', { SENSITIVE_DATA_FORMER_SECRETS: old });
});

it('the gateway gets another CALL_SIGNING_KEY', async () => {
  const next = newSigningKey();
  const publicHalf = (caller: string, key = secrets[`${caller}SigningKey`] ?? '') => `${caller}:${publicKeyOf(key)}`;
  const others = ['journey', 'commerce', 'analytics'].map((caller) => publicHalf(caller));
  const answering = ['identity', 'journey', 'registry'];
  const both = [...others, publicHalf('gateway'), publicHalf('gateway', next)];
  for (const name of answering) await restart(name, { CALLER_KEYS: both.join() });
  await restart('gateway', { CALL_SIGNING_KEY: next });
  await expectAllToWork();
  for (const name of answering) await restart(name, { CALLER_KEYS: [...others, publicHalf('gateway', next)].join() });
  await restart('gateway', {});
  await expectAllToWork();
});

it('the registry gets another PREVIEW_SIGNING_KEY and OPERATOR_TOKEN, and a team another credential', async () => {
  const url = under.system.serviceUrl('registry');
  const [key, token] = [newSigningKey(), `hwr_${random()}`];
  const preview = async (registry = under.system.registry) => {
    const { slices } = await registry.call(readSite, { params: { environment: 'local' } });
    const { slice, version } = slices[0]!;
    return registry.call(previewRelease, { params: { environment: 'local', slice }, body: { version } });
  };
  const opened = async (link: { readonly url: string }) =>
    (await fetch(link.url, { redirect: 'manual' })).headers.has('set-cookie');
  const before = await preview();
  expect(await opened(before)).toBe(true);
  await restart('registry', { PREVIEW_SIGNING_KEY: key, OPERATOR_TOKEN: token });
  await restart('gateway', { PREVIEW_KEY: publicKeyOf(key) });
  const operator = createRegistryClient({ url, token });
  expect(await opened(before)).toBe(false);
  expect(await opened(await preview(operator))).toBe(true);
  await expect(preview()).rejects.toMatchObject({ problem: { code: 'credential.unknown' } });

  const create = () =>
    operator.call(createCredential, {
      body: {
        name: 'Journey team',
        slices: ['mf-journey'],
        environments: ['local'],
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    });
  const [first, second] = [await create(), await create()];
  await operator.call(revokeCredential, { params: { credentialId: first.credential.credentialId } });
  const read = (credential: string) =>
    createRegistryClient({ url, token: credential }).call(readSite, { params: { environment: 'local' } });
  await expect(read(first.token)).rejects.toMatchObject({ problem: { code: 'credential.unknown' } });
  expect((await read(second.token)).environment).toBe('local');
});

it('the admin gets another password', async () => {
  const statusFor = async (credential: string) => {
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    return (await patiently(() => fetch(under.system.url + checkAdmin.path, { headers: { authorization } }))).status;
  };
  const old = readFileSync(under.system.folders.adminCredentials, 'utf8').trim();
  expect(await statusFor(old)).toBe(200);
  await restart('identity', { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'another long password' });
  // The gateway has traded the old one for a token of a minute.
  await eventually(async () => expect(await statusFor(old)).toBe(401), { timeout: 120_000, interval: 1_000 });
  expect(await statusFor('admin:another long password')).toBe(200);
});
