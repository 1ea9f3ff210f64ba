import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from '../../testing/index.js';
import { startBrokerDouble } from '../testing/broker-double.js';
import { BrokerError, createBroker, type Broker } from './index.js';

const token = 'very-secret';
const consumer = { slice: 'mf-journey', version: 'aaaaaaaaaaaaaaaaaaaa' };
const provider = { slice: 'svc-journey', version: 'bbbbbbbbbbbbbbbbbbbb' };
const production = { environment: 'production' };

async function buildWith(pacts: readonly string[]): Promise<string> {
  // Brackets mean something in the patterns that the client takes.
  const build = await mkdtemp(join(tmpdir(), 'build-[x]-'));
  onTestFinished(() => rm(build, { recursive: true }));
  if (pacts.length > 0) await mkdir(join(build, 'gate/pacts'), { recursive: true });
  for (const name of pacts) {
    const pact = { consumer: { name: consumer.slice }, provider: { name }, interactions: [] };
    await writeFile(join(build, 'gate/pacts', `${name}.json`), JSON.stringify(pact));
  }
  return build;
}

async function start(settings: Readonly<Record<string, string>> = { PACT_BROKER_TOKEN: token }) {
  const double = await startBrokerDouble();
  onTestFinished(() => double.close());
  const broker = createBroker({ ...settings, PACT_BROKER_BASE_URL: `${double.url}/\n` });
  if (!broker) throw new Error('There is no broker');
  return { double, broker };
}

/** What a consumer and its provider do until the consumer may go live. */
async function publishBoth(broker: Broker) {
  await broker.publishPacts({ ...consumer, build: await buildWith([provider.slice, 'svc-identity']) });
  await broker.publishPacts({ ...provider, build: await buildWith([]) });
}

it('knows which releases there are, with their pacts and their branch', async () => {
  const { double, broker } = await start();
  const sources = await buildWith([]);
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'team/next', sources]);
  await broker.publishPacts({ ...consumer, sources, build: await buildWith([provider.slice, 'svc-identity']) });
  await broker.publishPacts({ ...provider, sources, build: await buildWith([]) });
  expect([...double.pacts].sort()).toEqual([
    `mf-journey ${consumer.version} svc-identity`,
    `mf-journey ${consumer.version} svc-journey`,
  ]);
  expect(double.branches).toContain(`mf-journey ${consumer.version} team/next`);
  expect(double.branches).toContain(`svc-journey ${provider.version} team/next`);
  expect(new Set(double.requests.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
});

it('lets a release go live once its pacts are verified with what is there', async () => {
  const { broker } = await start();
  await broker.publishPacts({ ...consumer, build: await buildWith([provider.slice]) });
  await broker.publishPacts({ ...provider, build: await buildWith([]) });
  await broker.recordDeployment({ ...production, ...provider });
  const unknown = `There is no verified pact between version ${consumer.version} of mf-journey and svc-journey in production`;
  expect(await broker.canIDeploy({ ...production, ...consumer })).toEqual({ name: 'broker', problems: [unknown] });

  const verification = { provider: provider.slice, consumer: consumer.slice, consumerVersion: consumer.version };
  await broker.publishVerification({ ...verification, version: provider.version, passed: false });
  expect(await broker.canIDeploy({ ...production, ...consumer })).toMatchObject({ problems: [unknown] });
  await broker.publishVerification({ ...verification, version: provider.version, passed: true });
  expect(await broker.canIDeploy({ ...production, ...consumer })).toEqual({ name: 'broker', problems: [] });
});

it('is told what is live, and of a canary until it ends, as often as one likes', async () => {
  const { double, broker } = await start();
  await publishBoth(broker);
  const canary = { version: 'cccccccccccccccccccc' };
  await broker.publishPacts({ slice: consumer.slice, ...canary, build: await buildWith([]) });
  for (let time = 0; time < 2; time += 1) {
    await broker.recordDeployment({ ...production, ...consumer });
    expect([...double.deployed]).toEqual([['mf-journey all', consumer.version]]);
  }
  await broker.recordDeployment({ ...production, ...consumer, canary });
  expect(double.deployed.get('mf-journey canary')).toBe(canary.version);
  await broker.recordDeployment({ ...production, slice: consumer.slice, ...canary });
  expect([...double.deployed]).toEqual([['mf-journey all', canary.version]]);
});

it('may want a username and a password', async () => {
  const { double, broker } = await start({ PACT_BROKER_USERNAME: 'team', PACT_BROKER_PASSWORD: token });
  await publishBoth(broker);
  const result = { provider: provider.slice, version: provider.version, consumer: consumer.slice, passed: true };
  await broker.publishVerification({ ...result, consumerVersion: consumer.version });
  const basic = `Basic ${Buffer.from(`team:${token}`).toString('base64')}`;
  expect(new Set(double.requests.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
});

it.each([
  ['refuses the credential', { status: 401, body: { error: `${token} is unknown` } }, '401 Unauthorized'],
  ['is none', { status: 200, body: '<html>' }, 'content type is'],
  ['is an old one', { status: 404, body: {} }, '404'],
])('is a problem, not a crash, if it %s', async (_what, fault, reason) => {
  const { double, broker } = await start();
  double.fail({ at: /./, ...fault });
  const { problems } = await broker.canIDeploy({ ...production, ...consumer });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reason);
  expect(problems[0]).toContain(`The pact broker at ${double.url}: `);
  const { version } = provider;
  const result = { provider: provider.slice, version, consumer: 'mf-journey', consumerVersion: '1', passed: true };
  const [withPacts, without] = [await buildWith([provider.slice]), await buildWith([])];
  for (const call of [
    () => broker.publishPacts({ ...consumer, build: withPacts }),
    () => broker.publishPacts({ ...provider, build: without }),
    () => broker.recordDeployment({ ...production, ...consumer }),
    () => broker.publishVerification(result),
  ]) {
    const error: unknown = await call().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BrokerError);
    expect((error as BrokerError).message).not.toContain(token);
  }
  expect(problems.join()).not.toContain(token);
});

it('fails if it takes only some of the pacts, or forgets the end of a canary', async () => {
  const { double, broker } = await start();
  await publishBoth(broker);
  await broker.recordDeployment({ ...production, ...consumer, canary: consumer });
  double.fail({
    at: /publish.*"providerName":"svc-journey"/,
    status: 409,
    body: { errors: { pact: ['is different'] } },
  });
  const build = await buildWith(['svc-identity', provider.slice]);
  await expect(broker.publishPacts({ ...consumer, build })).rejects.toThrow('pact: is different');
  double.fail({ at: /^PATCH/, status: 403, body: { error: 'not yours' } });
  await expect(broker.recordDeployment({ ...production, ...consumer })).rejects.toThrow('not yours');
});

it('says which environment or release it doesn’t know', async () => {
  const { broker } = await start();
  await publishBoth(broker);
  const staging = { environment: 'staging', ...consumer };
  expect((await broker.canIDeploy(staging)).problems.join()).toContain('There is no environment of this name');
  await expect(broker.recordDeployment(staging)).rejects.toThrow('Environment staging does not exist');
  await expect(broker.recordDeployment({ ...production, slice: 'mf-admin', version: 'd' })).rejects.toThrow('404');
});

it('is only used where it is set, at an address without a password', () => {
  expect(createBroker({})).toBeUndefined();
  expect(() => createBroker({ PACT_BROKER_BASE_URL: 'pacts.example.com' })).toThrow('is the address of a pact broker');
  expect(() => createBroker({ PACT_BROKER_BASE_URL: `https://team:${token}@pacts.example.com` })).toThrow(
    /^(?!.*very-secret).*Set PACT_BROKER_USERNAME/,
  );
});
