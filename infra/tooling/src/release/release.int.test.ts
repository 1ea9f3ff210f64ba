import {
  exampleContract,
  examplePact,
  serviceBuild,
  shellBuild,
  sliceBuild,
  writeBuild,
  type BuildContents,
} from '@hearthway/releases/testing';
import { operatorToken, startRegistryUnderTest, type RegistryUnderTest } from '@hearthway/releases/testing/registry';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from './index.js';

let registry: RegistryUnderTest;
let work: string;
let adminToken: string;
let journeyToken: string;

beforeAll(async () => {
  registry = await startRegistryUnderTest();
  work = await mkdtemp(join(tmpdir(), 'hearthway-release-'));
  const create = (name: string, slice: string) =>
    ['credentials', 'create', '--name', name, '--slices', slice, '--days', '1'] as const;
  ({ token: journeyToken } = (await run(create('Journey team', 'mf-journey'))).value as { token: string });
  ({ token: adminToken } = (await run(create('Admin team', 'mf-admin'))).value as { token: string });
});
afterAll(async () => {
  await registry.stop();
  await rm(work, { recursive: true, force: true });
});

/** Runs a command, by default with the operator's token. */
async function run(words: readonly string[], token: string = operatorToken) {
  const printed: string[] = [];
  const told: string[] = [];
  const code = await release([...words, '--json'], {
    folder: work,
    environment: { HEARTHWAY_REGISTRY: registry.url, HEARTHWAY_TOKEN: token },
    output: { print: (line) => printed.push(line), tell: (line) => told.push(line) },
  });
  return { code, told, value: JSON.parse(printed.join('\n')) as unknown };
}

async function publish(build: BuildContents, token?: string): Promise<string> {
  const { slice, service = slice } = JSON.parse(build['build.json'] ?? '') as { slice: string; service?: string };
  const { value } = await run(['publish', service, '--build', await writeBuild(build, work)], token);
  return (value as { version: string }).version;
}

const journey = (mark: string) => sliceBuild('mf-journey', { pages: [{ path: '/dashboard' }], mark });

it('takes a team from its first release to a rollback', async () => {
  const [first, second] = [await publish(journey('one'), journeyToken), await publish(journey('two'), journeyToken)];
  expect(await publish(journey('one'), journeyToken)).toBe(first);
  const team = async (...words: string[]) => {
    const { code, value, told } = await run(words, journeyToken);
    expect([words, code, told.slice(1)]).toEqual([words, 0, []]);
    return value;
  };
  expect(await team('can-i-deploy', 'mf-journey')).toMatchObject({ version: first, possible: true, revision: 0 });
  expect(await team('release', 'mf-journey')).toMatchObject({ version: first, author: 'Journey team', revision: 1 });
  expect(await team('release', 'mf-journey', second, '--canary', '5')).toMatchObject({
    version: first,
    canary: { version: second, percent: 5 },
  });
  expect(await team('promote', 'mf-journey')).toMatchObject({ version: second, action: 'promote' });
  expect(await team('rollback', 'mf-journey', '--reason', 'prices')).toMatchObject({
    version: first,
    withdrew: second,
  });
  expect(await team('status', 'mf-journey')).toMatchObject({
    revision: 4,
    slices: [{ version: first, withdrawn: [second] }],
    releases: [{ version: first }, { version: second }],
  });
  expect(await team('history', 'mf-journey', '--limit', '1')).toMatchObject([{ action: 'rollback', reason: 'prices' }]);
  expect(await team('preview', 'mf-journey', second)).toMatchObject({ url: expect.stringContaining('/?preview=') });
  expect((await run(['rollback', 'mf-journey'], journeyToken)).code).toBe(1);
});

it('keeps a process from taking away what a front end reads, unless an operator wants it', async () => {
  const service = (...fields: string[]) => serviceBuild('svc-journey', { contracts: [exampleContract(...fields)] });
  const pacts = [examplePact('mf-admin')];
  const reader = sliceBuild('mf-admin', { pacts, contracts: [exampleContract('street', 'price')] });
  const { token } = (await run(['credentials', 'create', '--name', 'Services', '--slices', 'svc-journey'])).value as {
    token: string;
  };

  const whole = await publish(service('street', 'price'), token);
  expect(await run(['release', 'svc-journey', whole], token)).toMatchObject({ code: 0, value: { version: whole } });
  const read = await publish(reader);
  expect((await run(['release', 'mf-admin', read])).code).toBe(0);

  const less = await publish(service('street'), token);
  const asked = await run(['can-i-deploy', 'svc-journey'], token);
  expect([asked.code, asked.value]).toEqual([1, expect.objectContaining({ version: less, possible: false })]);
  const refused = await run(['release', 'svc-journey', less], token);
  expect([refused.code, refused.told.join()]).toEqual([1, expect.stringMatching(/price.*mf-admin|mf-admin.*price/)]);
  expect((await run(['release', 'svc-journey', less, '--force'], token)).code).toBe(3);
  expect(await run(['release', 'svc-journey', less, '--force'])).toMatchObject({ code: 0, value: { version: less } });
  expect((await run(['status', 'svc-journey'])).value).toMatchObject({ services: [{ version: less }] });
  expect((await run(['rollback', 'svc-journey'], token)).value).toMatchObject({ version: whole, withdrew: less });
});

it('says what is wrong with a build, by its files', async () => {
  const complete = Object.entries(sliceBuild('mf-journey'));
  const incomplete = Object.fromEntries(complete.filter(([path]) => path !== 'later.33333333.js'));
  const { code, told } = await run(['publish', 'mf-journey', '--build', await writeBuild(incomplete, work)]);
  expect(code).toBe(1);
  expect(told.filter((line) => line.startsWith('  later.33333333.js: '))).not.toEqual([]);
});

it('lets no other slice’s token do anything', async () => {
  const version = await publish(journey('three'));
  const build = await writeBuild(journey('four'), work);
  const commands = [
    ['publish', 'mf-journey', '--build', build],
    ['can-i-deploy', 'mf-journey', version],
    ['can-i-deploy', 'mf-journey'],
    ['release', 'mf-journey', version],
    ['release', 'mf-journey', version, '--canary', '5'],
    ['release', 'mf-journey'],
    ['promote', 'mf-journey'],
    ['rollback', 'mf-journey'],
    ['rollback', 'mf-journey', version],
    ['preview', 'mf-journey', version],
    ['status', 'mf-journey'],
    ['history', 'mf-journey'],
    ['credentials', 'list'],
    ['credentials', 'create', '--name', 'More', '--slices', 'mf-journey'],
    ['credentials', 'revoke', 'anything'],
  ];
  for (const words of commands) {
    for (const token of [adminToken, 'hwr_guessed', `hwr_${'g'.repeat(43)}`]) {
      expect([words, (await run(words, token)).code]).toEqual([words, 3]);
    }
  }
});

it('ends a credential at once', async () => {
  const created = await run(['credentials', 'create', '--name', 'Short', '--slices', 'shell', '--days', '1']);
  const { token, credential } = created.value as { token: string; credential: { credentialId: string } };
  await publish(shellBuild(), token);
  expect((await run(['status', 'shell'], token)).code).toBe(0);
  expect((await run(['credentials', 'revoke', credential.credentialId])).code).toBe(0);
  expect((await run(['status', 'shell'], token)).code).toBe(3);
});
