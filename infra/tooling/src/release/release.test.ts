import { onTestFinished } from '../testing/index.js';
import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { publishBuild, release, type RegistryClient } from './index.js';
import { startRegistryDouble } from './testing/registry-double.js';

const version = '0123456789abcdef0123';
const other = 'abcdef0123456789abcd';
const origin = { author: 'Journey team', publishedAt: '2026-11-29T21:04:05.000Z' };
const published = {
  slice: 'mf-journey',
  version,
  files: 3,
  bytes: 2_000,
  ...origin,
};
const deployed = {
  environment: 'local',
  revision: 8,
  slice: 'mf-journey',
  action: 'release',
  version,
  author: 'Journey team',
  reason: 'by hand',
  checks: [],
  at: '2026-11-29T21:05:06.000Z',
};
const summary = (name: string) => ({ slice: 'mf-journey', version: name, ...origin });
const digest = (text: string) => createHash('sha384').update(text).digest('hex');
const refusal = (code: string, message: string, details?: object[]) => ({
  error: message,
  message,
  code,
  requestId: 'r',
  details,
});

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const slicePackage = { 'package.json': '{ "name": "@hearthway/mf-journey" }' };

/** Runs a command in a slice's folder against a registry that answers so. */
async function run(
  words: readonly string[],
  answers: Parameters<typeof startRegistryDouble>[0] = {},
  files: Readonly<Record<string, string>> = slicePackage,
) {
  const registry = await startRegistryDouble(answers);
  onTestFinished(() => registry.close());
  const printed: string[] = [];
  const told: string[] = [];
  const code = await release(words, {
    folder: await folderWith(files),
    environment: { HEARTHWAY_REGISTRY: `${registry.url}/`, HEARTHWAY_TOKEN: 'hwr_token' },
    output: { print: (line) => printed.push(line), tell: (line) => told.push(line) },
  });
  return { code, printed, told, calls: registry.calls };
}

it('uploads what the registry doesn’t have, and publishes all of it', async () => {
  const { code, printed, calls } = await run(
    ['publish', '--build', 'dist'],
    {
      'registry.find-missing-contents': () => ({ body: { contents: [digest('new')] } }),
      'registry.store-content': () => ({}),
      'registry.publish-release': () => ({ body: published }),
    },
    { ...slicePackage, 'dist/build.json': 'kept', 'dist/main.js': 'new', 'dist/assets/again.js': 'new' },
  );
  expect(code).toBe(0);
  expect(printed[0]).toBe(`mf-journey ${version} is published: 3 files, 2 KB. Nobody sees it yet.`);
  const [asked, stored, done, ...more] = calls;
  expect(JSON.parse(asked?.body ?? '')).toEqual({ contents: expect.arrayContaining([digest('kept'), digest('new')]) });
  expect(stored).toMatchObject({ path: `/contents/${digest('new')}`, body: 'new', token: 'Bearer hwr_token' });
  expect(done?.path).toBe('/slices/mf-journey/releases');
  expect(JSON.parse(done?.body ?? '')).toEqual({
    files: [
      { path: 'assets/again.js', content: digest('new') },
      { path: 'build.json', content: digest('kept') },
      { path: 'main.js', content: digest('new') },
    ],
  });
  expect(more).toEqual([]);
});

it('publishes of a process what only the gate reads', async () => {
  const { printed, calls } = await run(
    ['publish', 'svc-journey', '--build', 'dist'],
    {
      'registry.find-missing-contents': () => ({ body: { contents: [] } }),
      'registry.publish-release': () => ({ body: { ...published, slice: 'svc-journey' } }),
    },
    {
      ...slicePackage,
      'dist/main.js': 'code',
      'dist/release/build.json': 'record',
      'dist/release/gate/contracts/svc-journey.json': 'contract',
    },
  );
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({
    files: [{ path: 'build.json' }, { path: 'gate/contracts/svc-journey.json' }],
  });
  expect(printed).toEqual([
    `svc-journey ${version} is published: 3 files, 2 KB. Nothing runs it yet.`,
    `Ask whether it may go live: npm run release -- can-i-deploy svc-journey ${version}`,
    `When it runs everywhere, say so: npm run release -- release svc-journey ${version}`,
  ]);
});

it('publishes nothing if a content is refused', async () => {
  const { code, told, calls } = await run(
    ['publish', '--build', 'dist'],
    {
      'registry.find-missing-contents': () => ({ body: { contents: [digest('new')] } }),
      'registry.store-content': () => ({ status: 400, body: refusal('content.different', 'It has another digest') }),
    },
    { ...slicePackage, 'dist/main.js': 'new' },
  );
  expect([code, told.at(-1)]).toEqual([1, 'It has another digest']);
  expect(calls.map(({ id }) => id)).not.toContain('registry.publish-release');
});

it('uploads nothing more after a failure', async () => {
  const build = await folderWith(
    Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`${place}.js`, `${place}`])),
  );
  const uploads: PromiseWithResolvers<void>[] = [];
  const registry = {
    call: ({ id }: { id: string }, { body }: { body?: unknown }) => {
      if (id !== 'registry.store-content') return Promise.resolve(body);
      uploads.push(Promise.withResolvers());
      return uploads.at(-1)?.promise;
    },
  } as RegistryClient;
  const publishing = publishBuild(registry, { slice: 'mf-journey', build });
  while (uploads.length < 4) await setImmediate();
  uploads[0]?.reject(new Error('The disk is full'));
  await expect(publishing).rejects.toThrow('The disk is full');
  for (const upload of uploads) upload.resolve();
  await setImmediate();
  expect(uploads).toHaveLength(4);
});

it.each<[string, (build: string) => Promise<void>, string]>([
  ['a link', (build) => symlink('/etc/hostname', join(build, 'link.js')), 'link.js is not a plain file'],
  ['a hidden file', (build) => writeFile(join(build, '.secret'), ''), '.secret can’t be released'],
  ['a huge file', (build) => writeFile(join(build, 'a.js'), Buffer.alloc(8_388_609)), 'at most 8388608'],
])('doesn’t publish a build with %s', async (_, add, message) => {
  const folder = await folderWith({ ...slicePackage, 'dist/main.js': '1' });
  await add(join(folder, 'dist'));
  const told: string[] = [];
  const code = await release(['publish', '--build', 'dist'], {
    folder,
    environment: { HEARTHWAY_REGISTRY: 'http://127.0.0.1:1', HEARTHWAY_TOKEN: 'hwr_token' },
    output: { print: () => undefined, tell: (line) => told.push(line) },
  });
  expect([code, told.at(-1)]).toEqual([1, expect.stringContaining(message)]);
});

it('releases the newest, and says which', async () => {
  const { code, printed, told, calls } = await run(['release', '--canary', '5'], {
    'registry.list-releases': () => ({ body: [summary(version), summary(other)] }),
    'registry.deploy': () => ({
      body: { ...deployed, action: 'canary', version: other, canary: { version, percent: 5 } },
    }),
  });
  expect(code).toBe(0);
  expect(told).toEqual([
    `The newest release of mf-journey is ${version}, published 2026-11-29 21:04 UTC by Journey team.`,
  ]);
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ action: 'canary', version, percent: 5, reason: 'by hand' });
  expect(printed).toEqual([
    `mf-journey ${version} goes to 5% of browsers in local (revision 8); the others have ${other}.`,
    'Give it to everyone: npm run release -- promote mf-journey',
    'Roll it back: npm run release -- rollback mf-journey',
  ]);
});

it('names the environment in what to do next', async () => {
  const { printed } = await run(['release', version, '--environment', 'production', '--reason', 'new prices'], {
    'registry.deploy': () => ({ body: { ...deployed, environment: 'production' } }),
  });
  expect(printed.at(-1)).toBe(
    'Roll it back: npm run release -- rollback mf-journey --environment production --reason "…"',
  );
});

it('forces a release, and says what the gate found', async () => {
  const checks = [
    { name: 'paths', problems: [] },
    { name: 'contracts', problems: ['reply.price is gone'] },
  ];
  const { printed, calls } = await run(['release', version, '--force'], {
    'registry.deploy': () => ({ body: { ...deployed, checks } }),
  });
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ action: 'release', force: true });
  expect(printed).toContain('  contracts: reply.price is gone');
  expect(printed).not.toContain('  paths: good');
});

it('shows in the history what went against the gate', async () => {
  const forced = { ...deployed, checks: [{ name: 'contracts', problems: ['reply.price is gone'] }] };
  const { printed } = await run(['history'], { 'registry.list-deployments': () => ({ body: [forced, deployed] }) });
  expect(printed.map((line) => line.includes('release despite problems'))).toEqual([true, false]);
});

it('names what may be misspelled', async () => {
  const site = { environment: 'production', revision: 1, slices: [], services: [] };
  const history = await run(['history', 'mf-jurney'], { 'registry.list-deployments': () => ({ body: [] }) });
  expect(history.printed).toEqual(['Nothing of mf-jurney has changed in local yet.']);
  const unknown = refusal('environment.unknown', 'There is no environment prod; there is production');
  const promote = await run(['promote', '--environment', 'prod'], {
    'registry.read-site': () => ({ status: 404, body: unknown }),
  });
  expect(promote.told).toEqual([unknown.message]);
  const known = await run(['promote', '--environment', 'production'], { 'registry.read-site': () => ({ body: site }) });
  expect(known).toMatchObject({ code: 2, told: [expect.stringContaining('Say why'), 'Help: --help'] });
  const created = await run(['credentials', 'create', '--name', 'Team', '--slices', 'mf-journey,mf-jurney'], {
    'registry.list-releases': ({ path }) => ({ body: path.includes('jurney') ? [] : [summary(version)] }),
    'registry.create-credential': ({ body }) => ({
      body: {
        token: `hwr_${'x'.repeat(43)}`,
        credential: { ...(JSON.parse(body) as object), credentialId: 'a'.repeat(24), createdAt: origin.publishedAt },
      },
    }),
  });
  expect(created.told).toEqual(['Nothing of mf-jurney is published yet. Is that its name?']);
  expect(created.code).toBe(0);
});

it('rolls back what is live, if nothing changed since', async () => {
  const { printed, calls } = await run(
    ['rollback', '--environment', 'production', '--reason', 'prices are wrong', '--revision', '7'],
    {
      'registry.deploy': () => ({
        body: { ...deployed, environment: 'production', action: 'rollback', withdrew: other },
      }),
    },
  );
  expect(calls[0]?.path).toBe('/environments/production/slices/mf-journey/deployments');
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ action: 'rollback', reason: 'prices are wrong', revision: 7 });
  expect(printed).toEqual([
    `mf-journey ${other} was rolled back. Open tabs leave it.`,
    `mf-journey ${version} is live in production (revision 8).`,
  ]);
});

const live = { slice: 'mf-journey', version, withdrawn: [], earlier: [] };
const canary = { version: other, percent: 5 };

it.each<[string, readonly string[], object, number]>([
  ['the release is live', ['release', version], live, 0],
  ['the release is live beside a canary', ['release', version], { ...live, canary }, 1],
  ['the canary has this share', ['release', other, '--canary', '5'], { ...live, canary }, 0],
  ['the canary is live', ['release', version, '--canary', '5'], live, 1],
  ['there is nothing to promote', ['promote'], live, 1],
  ['there is nothing to take back', ['rollback'], live, 1],
])('says whether what a repeated step wants is so already: %s', async (_, words, slice, code) => {
  const message = 'There is nothing to change';
  const answered = await run([...words, '--json'], {
    'registry.deploy': () => ({ status: 409, body: refusal('deployment.nothing-to-change', message) }),
    'registry.read-site': () => ({ body: { environment: 'local', revision: 7, slices: [slice], services: [] } }),
  });
  expect(answered.code).toBe(code);
  expect(answered.printed.map((line) => JSON.parse(line) as unknown)).toEqual([
    code === 0
      ? expect.objectContaining({ slice: 'mf-journey', version, revision: 7, changed: false })
      : { error: expect.objectContaining({ code: 'deployment.nothing-to-change', message }) },
  ]);
});

it('shows processes beside front ends', async () => {
  const { printed } = await run(
    ['status'],
    {
      'registry.read-site': () => ({
        body: { environment: 'local', revision: 7, slices: [live], services: [{ ...live, slice: 'svc-journey' }] },
      }),
    },
    { 'package.json': '{ "name": "hearthway", "workspaces": [] }' },
  );
  expect(printed).toEqual(['local, revision 7', `mf-journey   ${version}`, `svc-journey  ${version}`]);
});

it('shows what visitors of a canary met', async () => {
  const did = 'couldn’t open';
  const health = [
    { did, canary: { visitors: 130, failed: 3 }, live: { visitors: 2_400, failed: 1 } },
    { did: 'saw nothing of', canary: { visitors: 0, failed: 0 }, live: { visitors: 0, failed: 0 } },
  ];
  const answers = (known: typeof health) => ({
    'registry.list-releases': () => ({ body: [] }),
    'registry.read-site': () => ({
      body: {
        environment: 'local',
        revision: 7,
        slices: [{ ...live, canary: { version: other, percent: 5 } }],
        services: [],
      },
    }),
    'registry.read-health': () => ({ body: known }),
  });
  const { printed } = await run(['status'], answers(health));
  expect(printed).toEqual([
    'local, revision 7',
    `mf-journey ${version} canary ${other} for 5%`,
    'Of those who got the canary in the last five minutes, and of others:',
    '  3 of 130  couldn’t open it  (1 of 2,400)',
    'Nothing of mf-journey is published.',
  ]);
  expect((await run(['status'], answers([]))).printed[2]).toBe('Nobody got the canary in the last five minutes.');
});

it('has nothing to verify if every pact was kept before', async () => {
  const wanted = { consumer: 'mf-journey', version: other, pact: 'a'.repeat(96), text: '{}', passed: true };
  const { code, printed, told } = await run(
    ['verify', 'svc-journey'],
    {
      'registry.find-missing-contents': () => ({ body: { contents: [] } }),
      'registry.publish-release': () => ({ body: { ...published, slice: 'svc-journey' } }),
      'registry.read-site': () => ({
        body: {
          environment: 'local',
          revision: 7,
          slices: [],
          services: [{ ...live, slice: 'svc-journey', version: other }],
        },
      }),
      'registry.list-wanted-verifications': () => ({ body: [wanted, { ...wanted, version }] }),
    },
    { 'package.json': '{ "name": "@hearthway/svc-journey" }', 'src/main.ts': '' },
  );
  expect([code, printed]).toEqual([0, [`svc-journey ${version} keeps every pact in local, as was verified before.`]]);
  expect(told).toContain(`In local, ${other} is live: to verify that, go to its commit.`);
});

it('stops a pipeline when a release can’t go live', async () => {
  const checks = [
    { name: 'paths', problems: ['/documents is a page of mf-admin'] },
    { name: 'mount', problems: [], notes: ['There is no browser'] },
  ];
  const { code, printed } = await run(['can-i-deploy', version], {
    'registry.check-release': () => ({ body: { revision: 7, checks } }),
  });
  expect(code).toBe(1);
  expect(printed).toEqual([
    `mf-journey ${version} can’t go live in local (revision 7).`,
    '  paths: /documents is a page of mf-admin',
    '  mount (note): There is no browser',
    'A page is free once the slice that has it is live without it: release that first.',
  ]);
});

it('prints one JSON value and nothing else, also for a refusal', async () => {
  const answers = {
    'registry.read-site': () => ({ body: { environment: 'local', revision: 7, slices: [], services: [] } }),
    'registry.list-releases': () => ({ body: [summary(version)] }),
    'registry.deploy': () => ({
      status: 409,
      body: refusal('deployment.refused', 'It can’t go live', [{ path: 'paths free', message: '/a is taken' }]),
    }),
  };
  const done = await run(['status', '--json'], answers);
  expect(done.printed.map((line) => JSON.parse(line) as unknown)).toEqual([
    { environment: 'local', revision: 7, slices: [], services: [], releases: [summary(version)] },
  ]);
  const refused = await run(['release', '--json'], answers);
  expect(refused.code).toBe(1);
  expect(refused.told.slice(-2)).toEqual(['It can’t go live', '  paths free: /a is taken']);
  expect(refused.printed.map((line) => JSON.parse(line) as unknown)).toEqual([
    { error: expect.objectContaining({ code: 'deployment.refused', status: 409 }) },
  ]);
});

it.each([
  [401, 'credential.unknown'],
  [403, 'credential.not-allowed'],
])('has an exit code of its own for a credential that isn’t enough (%s)', async (status, code) => {
  const answered = await run(['promote'], {
    'registry.deploy': () => ({ status, body: refusal(code, 'This credential isn’t for mf-journey') }),
  });
  expect([answered.code, answered.told]).toEqual([3, ['This credential isn’t for mf-journey']]);
});

it.each<[string, { status?: number; body: unknown }]>([
  ['a page of something else', { body: '<html>' }],
  ['an error of something else', { status: 502, body: 'Bad gateway' }],
  ['another reply', { body: { revision: 'x' } }],
])('says that %s isn’t a registry’s answer', async (_, answer) => {
  const { code, told } = await run(['status'], { 'registry.read-site': () => answer });
  expect([code, told[0]]).toEqual([1, expect.stringMatching(/^What answers at http.* sent /)]);
});

it('says where the reason of a failure is', async () => {
  const { told } = await run(['promote'], {
    'registry.deploy': () => ({ status: 500, body: refusal('server.error', 'It failed.') }),
  });
  expect(told).toEqual(['It failed. The registry’s log has the reason, at the request r.']);
});

it.each<[string, readonly string[], string]>([
  ['publishing', ['publish', '--build', 'dist'], 'do it again'],
  ['rolling back, which would go further the second time', ['rollback'], 'look in the history whether it was done'],
])('says what to do after an answer that got lost: %s', async (_, words, advice) => {
  const server = createServer((request) => request.socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const told: string[] = [];
  const code = await release(words, {
    folder: await folderWith({ ...slicePackage, 'dist/main.js': '1' }),
    environment: {
      HEARTHWAY_REGISTRY: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      HEARTHWAY_TOKEN: 'hwr_token',
    },
    output: { print: () => undefined, tell: (line) => told.push(line) },
  });
  expect([code, told.at(-1)]).toEqual([1, expect.stringContaining(advice)]);
});

it('lets nobody’s reason control the terminal', async () => {
  const { printed } = await run(['history'], {
    'registry.list-deployments': () => ({ body: [{ ...deployed, reason: 'a\u001B[2Jb\nc\u202Ed' }] }),
  });
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/a \[2Jb c d$/);
});

it.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  [
    'a slice at the root',
    ['promote'],
    { 'package.json': '{ "name": "hearthway", "workspaces": [] }' },
    'Name the slice',
  ],
  ['the sources', ['publish', 'mf-admin'], slicePackage, 'The sources of mf-admin aren’t in'],
  ['a service to verify', ['verify'], slicePackage, 'Nothing calls a front end like mf-journey.'],
  ['a name for a credential', ['credentials', 'create'], slicePackage, 'Say whose it is'],
])('asks for %s', async (_, words, files, message) => {
  const { code, told, calls } = await run(words, {}, files);
  expect([code, told[0]]).toEqual([2, expect.stringContaining(message)]);
  expect(calls).toEqual([]);
});

it.each([
  [{}, 'No system runs here.'],
  [{ HEARTHWAY_REGISTRY: 'localhost:8080' }, 'HEARTHWAY_REGISTRY is no address like https://releases.example.com'],
  [{ HEARTHWAY_REGISTRY: 'http://127.0.0.1:1' }, 'Set HEARTHWAY_TOKEN'],
])('says what is missing with the settings %j', async (environment, message) => {
  const told: string[] = [];
  const output = { print: () => undefined, tell: (line: string) => told.push(line) };
  const code = await release(['status'], { folder: await folderWith({}), environment, output });
  expect([code, told[0]]).toEqual([2, expect.stringContaining(message)]);
});
