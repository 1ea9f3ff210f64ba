import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from '../../testing/index.js';
import { release } from '../index.js';
import { startBrokerDouble, type BrokerDouble } from '../testing/broker-double.js';
import { startRegistryDouble } from '../testing/registry-double.js';

const version = '0123456789abcdef0123';
const other = 'abcdef0123456789abcd';
const environment = 'production';
const origin = { author: 'Journey team', publishedAt: '2026-11-29T21:04:05.000Z' };
const pact = JSON.stringify({
  consumer: { name: 'mf-journey' },
  provider: { name: 'svc-journey' },
  interactions: [],
});
const files = {
  'package.json': '{ "name": "@hearthway/mf-journey" }',
  'dist/build.json': 'record',
  'dist/gate/pacts/svc-journey.json': pact,
};
const toProduction = ['--environment', environment, '--reason', 'why'];

type Answers = Parameters<typeof startRegistryDouble>[0];

const publishing: Answers = {
  'registry.find-missing-contents': () => ({ body: { contents: [] } }),
  'registry.publish-release': ({ path }) => ({
    body: { slice: path.split('/')[2], version, files: 2, bytes: 2_000, ...origin },
  }),
};
const live = (...slices: object[]): Answers => ({
  'registry.read-site': () => ({ body: { environment, revision: 7, slices, services: [] } }),
});
const changes = (done: object): Answers => ({
  'registry.deploy': () => ({
    body: {
      ...{ environment, revision: 8, slice: 'mf-journey', action: 'release', version, checks: [] },
      ...{ author: 'Journey team', reason: 'why', at: '2026-11-29T21:05:06.000Z', ...done },
    },
  }),
});
const one = { slice: 'mf-journey', version, withdrawn: [], earlier: [] };

async function startBroker(): Promise<BrokerDouble> {
  const broker = await startBrokerDouble();
  onTestFinished(() => broker.close());
  return broker;
}

/** Runs a command in a slice's folder, with a registry that answers so and this broker. */
async function run(words: readonly string[], answers: Answers, broker: BrokerDouble, inFolder: object = files) {
  const registry = await startRegistryDouble(answers);
  onTestFinished(() => registry.close());
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(inFolder) as [string, string][]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const printed: string[] = [];
  const told: string[] = [];
  const settings = { HEARTHWAY_REGISTRY: registry.url, HEARTHWAY_TOKEN: 'hwr_token', PACT_BROKER_BASE_URL: broker.url };
  const output = { print: (line: string) => printed.push(line), tell: (line: string) => told.push(line) };
  const code = await release(words, { folder, environment: settings, output });
  return { code, printed, told, calls: registry.calls.map(({ id }) => id) };
}

it('publishes to the broker what the registry has', async () => {
  const broker = await startBroker();
  const { code } = await run(['publish', '--build', 'dist'], publishing, broker);
  expect([code, ...broker.pacts]).toEqual([0, `mf-journey ${version} svc-journey`]);
});

it('says that only the broker misses a release', async () => {
  const broker = await startBroker();
  broker.fail({ at: /publish/, status: 401, body: {} });
  const { code, told } = await run(['publish', '--build', 'dist'], publishing, broker);
  expect(code).toBe(1);
  expect(told.join('\n')).toContain(
    `mf-journey ${version} is published, and only the pact broker doesn’t have it. Publish it again: npm run release -- publish mf-journey`,
  );
});

it('asks the broker whether a release can go live, too, and releases nothing against its word', async () => {
  const broker = await startBroker();
  await run(['publish', '--build', 'dist'], publishing, broker);
  const problem = `There is no verified pact between version ${version} of mf-journey and svc-journey in production`;
  const asked = await run(
    ['can-i-deploy', version, '--environment', environment],
    { 'registry.check-release': () => ({ body: { revision: 7, checks: [{ name: 'paths', problems: [] }] } }) },
    broker,
  );
  expect(asked.code).toBe(1);
  expect(asked.printed).toEqual([
    `mf-journey ${version} can’t go live in production (revision 7).`,
    '  paths: good',
    `  broker: ${problem}`,
    'Verify the provider that is named, with the same broker set: it knows only what it was told.',
  ]);
  const answers = { ...live(), ...changes({}) };
  const refused = await run(['release', version, ...toProduction, '--json'], answers, broker);
  expect([refused.code, refused.calls]).toEqual([1, ['registry.read-site']]);
  expect(JSON.parse(refused.printed[0] ?? '')).toMatchObject({
    changed: false,
    checks: [{ name: 'broker', problems: [problem] }],
  });
  const forced = await run(['release', version, ...toProduction, '--force'], answers, broker);
  expect(forced.code).toBe(0);
  expect(broker.deployed.get('mf-journey all')).toBe(version);
});

it('tells the broker what a rollback left, without asking it', async () => {
  const broker = await startBroker();
  await run(['publish', '--build', 'dist'], publishing, broker);
  const rolledBack = changes({ action: 'rollback', withdrew: other });
  const { code } = await run(['rollback', ...toProduction], rolledBack, broker);
  expect([code, broker.deployed.get('mf-journey all')]).toEqual([0, version]);
  expect(broker.requests.filter(({ line }) => line.includes('/matrix'))).toEqual([]);
});

it('leaves live what is, if the broker can’t be told, and tells it when that is repeated', async () => {
  const broker = await startBroker();
  await run(['publish', '--build', 'dist'], publishing, broker);
  broker.fail({ at: /deployed-versions/, status: 403, body: {} });
  const canary = { version, percent: 5 };
  const force = ['release', version, '--canary', '5', ...toProduction, '--force'];
  const done = await run(force, changes({ version: other, action: 'canary', canary }), broker);
  expect(done.code).toBe(1);
  expect(done.printed).toContain(
    `The pact broker doesn’t know of it. Tell it: npm run release -- release mf-journey ${version} --canary 5 --environment production --reason "…"`,
  );

  broker.fail(undefined);
  await run(
    ['publish', '--build', 'dist'],
    {
      ...publishing,
      'registry.publish-release': () => ({
        body: { slice: 'mf-journey', version: other, files: 2, bytes: 2_000, ...origin },
      }),
    },
    broker,
  );
  const nothing = { message: 'So it is', error: 'So it is', code: 'deployment.nothing-to-change', requestId: 'r' };
  const repeated = await run(
    ['release', version, '--canary', '5', ...toProduction],
    { ...live({ ...one, version: other, canary }), 'registry.deploy': () => ({ status: 409, body: nothing }) },
    broker,
  );
  expect([repeated.code, repeated.printed]).toEqual([0, ['So it is']]);
  expect(Object.fromEntries(broker.deployed)).toEqual({ 'mf-journey all': other, 'mf-journey canary': version });
});

it('tells the broker what was verified, also before the broker was there', async () => {
  const broker = await startBroker();
  await run(['publish', '--build', 'dist'], publishing, broker);
  const wanted = { consumer: 'mf-journey', version, pact: 'a'.repeat(96), text: pact, passed: true };
  const unknown = { ...wanted, version: other };
  const { code, printed } = await run(
    ['verify', 'svc-journey', '--json'],
    { ...publishing, ...live(), 'registry.list-wanted-verifications': () => ({ body: [wanted, unknown] }) },
    broker,
    { 'package.json': '{ "name": "@hearthway/svc-journey" }', 'src/main.ts': '' },
  );
  expect(code).toBe(1);
  const { broker: untold } = JSON.parse(printed[0] ?? '') as { broker: string[] };
  expect(untold).toHaveLength(1);
  expect(untold[0]).toContain(`The pact broker doesn’t know what came of mf-journey ${other}.`);
  await run(
    ['release', 'svc-journey', version, ...toProduction],
    { ...live(), ...changes({ slice: 'svc-journey' }) },
    broker,
  );
  const { code: released } = await run(['release', version, ...toProduction], { ...live(), ...changes({}) }, broker);
  expect([released, broker.deployed.get('mf-journey all')]).toEqual([0, version]);
});
