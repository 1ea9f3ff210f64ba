import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shellBuild, sliceBuild, writeBuild, type BuildContents } from '@hearthway/releases/testing';
import { createCredential, initializeRoot, newToken, openPreview, publicKeyOfToken } from '@hearthway/releases';
import { mkdir, mkdtemp, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearthway } from './hearthway.js';

/** What a terminal would interpret instead of showing. */
const obeyed = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

/** The interface of what offers and uses nothing. */
const nothing = { offers: { operations: {}, events: {} }, uses: { operations: {}, events: {} } };

let work: string;
let store: string;
/** For every slice. */
let token: string;
const root = newToken();
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'cli-'));
  store = join(work, 'store');
  await mkdir(store);
  await initializeRoot(store, root, 'production');
  const holder = { name: 'Everybody', slices: ['*'], environments: ['production'], now: Date.now(), days: 1 };
  ({ token } = await createCredential({ store, root, ...holder }));
});
afterEach(() => rm(work, { recursive: true, force: true }));

const run = (...args: string[]) => runWith({ RELEASES_TOKEN: token }, ...args);

async function runWith(keys: Readonly<Record<string, string>>, ...args: string[]) {
  let out = '';
  let error = '';
  const code = await hearthway(args, {
    environment: { RELEASES_FOLDER: store, ...keys },
    folder: work,
    out: (text) => (out += text),
    error: (text) => (error += text),
    showsProgress: false,
  });
  return { code, out, error };
}

/** Runs a command that must succeed. @returns what it says in JSON */
async function done(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, error } = await run(...args, '--json');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as Record<string, unknown>;
}

async function publish(mark: string, slice = 'mf-journey', contents: BuildContents = sliceBuild(slice, mark)) {
  const { version } = await done('publish', slice, await writeBuild(contents, work), '--author', 'Ada');
  return String(version);
}

describe('a team', () => {
  it('publishes, releases, and rolls back', async () => {
    const [one, two] = [await publish('one'), await publish('two')];
    expect((await run('status')).out).toBe(`Nothing is live in ${store}.\n`);

    const first = await run('release', 'mf-journey', one, '--author', 'Ada');
    expect(first.out).toBe(`mf-journey ${one} is live (revision 1).\n`);
    const second = await run('release', 'mf-journey', two, '--author', 'Ada', '--reason', ' New texts ');
    expect(second.out).toBe(`mf-journey ${two} is live (revision 2). It replaced ${one}.\n`);
    expect((await run('release', 'mf-journey', two)).out).toContain('is live already. Nothing was changed.');
    const back = await run('rollback', 'mf-journey', '--author', 'Grace', '--reason', 'The texts were wrong');
    expect(back).toEqual({
      code: 0,
      out: `mf-journey ${one} is live (revision 3). It replaced ${two}.\n`,
      error: '',
    });

    const status = (await run('status')).out.split('\n');
    expect(status[0]).toMatch(/^SLICE {2,}VERSION {2,}SINCE {2,}BY {2,}KIND {2,}REASON$/);
    expect(status[1]).toMatch(
      new RegExp(String.raw`^mf-journey  ${one}  \S+ \S+ UTC  Grace  rollback  The texts were wrong$`),
    );
    const history = (await run('history', 'mf-journey')).out.trim().split('\n').slice(1);
    expect(history.map((line) => line.split(/ {2,}/))).toEqual([
      ['3', expect.any(String), 'mf-journey', one, 'rollback', 'Grace', 'The texts were wrong'],
      ['2', expect.any(String), 'mf-journey', two, 'release', 'Ada', 'New texts'],
      ['1', expect.any(String), 'mf-journey', one, 'release', 'Ada'],
    ]);
    expect((await run('history', 'mf-admin')).out).toBe('Nothing was deployed yet.\n');
  });

  it('is told that a build has nothing new', async () => {
    const build = await writeBuild(sliceBuild('mf-journey'), work);
    expect(await done('publish', 'mf-journey', build, '--author', 'Ada')).toMatchObject({ isNew: true, author: 'Ada' });
    expect(await done('publish', 'mf-journey', build, '--author', 'Grace')).toMatchObject({
      isNew: false,
      author: 'Ada',
    });
  });

  it('records the commit that it names', async () => {
    const build = await writeBuild(sliceBuild('mf-journey'), work);
    const commit = '0123456789abcdef0123456789abcdef01234567';
    expect(await done('publish', 'mf-journey', build, '--commit', commit)).toMatchObject({ commit });
  });

  it('goes back further with each rollback, and to any version that was live', async () => {
    const versions = [await publish('one'), await publish('two'), await publish('three')];
    for (const version of versions) await done('release', 'mf-journey', version);
    expect(await done('rollback', 'mf-journey')).toMatchObject({ version: versions[1] });
    expect(await done('rollback', 'mf-journey')).toMatchObject({ version: versions[0] });
    expect(await run('rollback', 'mf-journey')).toMatchObject({
      code: 1,
      error: expect.stringContaining('no version'),
    });
    expect(await done('rollback', 'mf-journey', '--to', versions[2]!)).toMatchObject({ version: versions[2] });
  });

  it('asks whether a release may go live, and is told who would break', async () => {
    const shell = {
      ...shellBuild([{ path: '/auth', title: 'Log in' }]),
      'interface.json': JSON.stringify({ ...nothing, platform: '1.0.0' }),
    };
    await done('release', 'shell', await publish('one', 'shell', shell));
    const build = (platform: string) => ({
      ...sliceBuild('mf-journey', platform, [{ path: '/dashboard', title: 'Dashboard' }]),
      'interface.json': JSON.stringify({ ...nothing, platform }),
    });
    const [good, bad] = [
      await publish('', 'mf-journey', build('1.0.0')),
      await publish('', 'mf-journey', build('1.1.0')),
    ];

    expect(await run('can-i-deploy', 'mf-journey', good)).toEqual({
      code: 0,
      out: `files       passed\npaths       passed\nversions    passed\ninterfaces  passed\nbudgets     passed\nmf-journey ${good} may go live.\n`,
      error: '',
    });
    const fault = 'mf-journey needs platform ^1.1.0, and the shell has 1.0.0';
    const refused = await run('can-i-deploy', 'mf-journey', bad, '--json');
    expect([refused.code, JSON.parse(refused.out)]).toMatchObject([
      1,
      { allowed: false, checks: expect.arrayContaining([{ name: 'versions', faults: [fault] }]) },
    ]);
    expect(await run('release', 'mf-journey', bad)).toEqual({
      code: 1,
      out: '',
      error: `mf-journey ${bad} may not go live:\n  versions: ${fault}\n`,
    });
    expect((await done('status'))['slices']).toMatchObject([{ slice: 'shell' }]);
  });

  it('is refused a release that asks a live service for what it does not offer', async () => {
    const asked = {
      status: 200,
      request: { type: 'object' },
      reply: { type: 'object', properties: { rating: { type: 'number' } }, required: ['rating'] },
    };
    expect((await run('record', 'svc-journey')).out).toMatch(
      /^svc-journey is recorded: \d+ operations, \d+ events\.\n$/,
    );
    const uses = { operations: { 'svc-journey': { 'GET /api/overview': asked } }, events: {} };
    const contents = { ...sliceBuild('mf-journey'), 'interface.json': JSON.stringify({ ...nothing, uses }) };
    const version = await publish('', 'mf-journey', contents);
    expect((await run('release', 'mf-journey', version)).error).toContain(
      'interfaces: mf-journey uses rating in the reply of GET /api/overview of svc-journey: it is missing',
    );
    expect((await run('can-i-deploy', 'svc-journey')).out).toBe('interfaces  passed\nsvc-journey may go live.\n');
    expect(await run('record', 'mf-journey')).toMatchObject({
      code: 1,
      error: expect.stringContaining('not a service'),
    });
  });

  it('deletes what nothing refers to', async () => {
    const [live, old] = [await publish('one'), await publish('two')];
    await done('release', 'mf-journey', live);
    expect((await run('collect')).out).toBe('0 releases deleted.\n');
    await utimes(join(store, 'mf-journey', old), 0, 0);
    expect((await run('collect', '--dry-run')).out).toBe(`mf-journey ${old}\n1 release would be deleted.\n`);
    expect(await done('collect')).toEqual({ dryRun: false, releases: [{ slice: 'mf-journey', version: old }] });
    expect(await run('release', 'mf-journey', old)).toMatchObject({ code: 1 });
  });

  it('finds a store from before there was a history', async () => {
    const [one, two] = [await publish('one'), await publish('two')];
    await writeFile(join(store, 'current.json'), JSON.stringify({ revision: 4, slices: { 'mf-journey': one } }));
    expect((await run('status')).out).toContain('before records began');
    await done('release', 'mf-journey', two);
    expect((await run('history')).out).toMatch(/<= 4 +before records began +mf-journey/);
    expect(await done('rollback', 'mf-journey')).toMatchObject({ version: one, revision: 6 });
  });
});

describe('a canary', () => {
  it('is live for some, and is promoted or ended', async () => {
    const [one, two, three] = [await publish('one'), await publish('two'), await publish('three')];
    expect(await run('release', 'mf-journey', two, '--canary', '5')).toMatchObject({
      code: 1,
      error: 'No version of mf-journey is live for the others. Release it first.\n',
    });
    await done('release', 'mf-journey', one);
    expect((await run('release', 'mf-journey', two, '--canary', '5', '--author', 'Ada')).out).toBe(
      `mf-journey ${two} is live for 5 percent of browsers (revision 2).\n`,
    );
    const status = await run('status');
    expect(status.out).toMatch(new RegExp(`mf-journey  ${one} .* release\n`));
    expect(status.out).toMatch(new RegExp(`mf-journey  ${two} .* canary 5 %\n`));
    await done('release', 'mf-journey', two, '--canary', '50');
    expect(await done('promote', 'mf-journey')).toMatchObject({ version: two, changed: true });
    expect(await run('promote', 'mf-journey')).toMatchObject({ code: 1 });
    await done('release', 'mf-journey', three, '--canary', '0.5');
    const ended = await run('rollback', 'mf-journey', '--reason', 'Too slow');
    expect(ended.out).toBe(`mf-journey ${two} is live (revision 6). It replaced ${three}.\n`);
    expect(
      (await run('history')).out
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(/ {2,}/)[4]),
    ).toEqual(['rollback', 'canary 0.5 %', 'release', 'canary 50 %', 'canary 5 %', 'release']);
    // The version that was never live for everybody is not returned to.
    expect(await done('rollback', 'mf-journey')).toMatchObject({ version: one });
  });
});

it('a link shows a release before it is live', async () => {
  const version = await publish('one');
  const { link, until } = await done('preview', 'mf-journey', version, '--path', '/dashboard', '--hours', '2');
  const address = new URL(String(link));
  expect(address.href).toMatch(/^http:\/\/localhost:8080\/preview\?link=[\w-]+\.[\w-]{86}&to=%2Fdashboard$/);
  const opened = await openPreview(
    store,
    { rootKey: publicKeyOfToken(root), environment: 'production' },
    address.searchParams.get('link')!,
    Date.parse(String(until)) - 1,
  );
  expect(opened).toMatchObject({ slice: 'mf-journey', version });
  expect((await done('preview', 'mf-journey', version, '--site', 'https://hearthway.example/x'))['link']).toMatch(
    /^https:\/\/hearthway\.example\/preview\?/,
  );
  expect(await run('preview', 'mf-journey', 'a'.repeat(20))).toMatchObject({ code: 1 });
});

describe('a team’s token', () => {
  const keys = { RELEASES_ROOT_TOKEN: root };
  const create = async (slices: string) => {
    const { out } = await runWith(keys, 'credentials', 'create', 'Admin team', '--slices', slices, '--json');
    return JSON.parse(out) as { token: string; credential: { id: string } };
  };

  it('changes its own slice, until it is revoked', async () => {
    const { token: own, credential } = await create('mf-admin');
    const build = await writeBuild(sliceBuild('mf-admin'), work);
    expect(await runWith({ RELEASES_TOKEN: own }, 'publish', 'mf-admin', build)).toMatchObject({ code: 0 });
    expect((await run('credentials', 'list')).out).toMatch(
      new RegExp(`${credential.id}  Admin team  mf-admin  production  until `),
    );
    expect(await run('credentials', 'revoke', credential.id)).toMatchObject({
      code: 1,
      error: expect.stringContaining('root key'),
    });
    expect(await runWith(keys, 'credentials', 'revoke', credential.id)).toMatchObject({ code: 0 });
    expect(await runWith({ RELEASES_TOKEN: own }, 'publish', 'mf-admin', build)).toMatchObject({
      code: 1,
      error: 'The token of Admin team was revoked.\n',
    });
  });

  it('is refused for another slice by every command that changes something, and so is none', async () => {
    const [one, two, three] = [await publish('one'), await publish('two'), await publish('three')];
    await done('release', 'mf-journey', one);
    await done('release', 'mf-journey', two);
    await done('release', 'mf-journey', three, '--canary', '5');
    const build = await writeBuild(sliceBuild('mf-journey', 'four'), work);
    const { token: other } = await create('mf-admin,svc-commerce');
    const before = await done('history');
    for (const [given, reason] of [
      [{ RELEASES_TOKEN: other }, 'The token of Admin team is for mf-admin, svc-commerce, not for '],
      [{}, 'This changes something, so it needs a token for this slice in RELEASES_TOKEN.'],
    ] as const) {
      for (const args of [
        ['publish', 'mf-journey', build],
        ['release', 'mf-journey', one],
        ['release', 'mf-journey', one, '--canary', '50'],
        ['promote', 'mf-journey'],
        ['rollback', 'mf-journey'],
        ['can-i-deploy', 'mf-journey'],
        ['preview', 'mf-journey', one],
        ['record', 'svc-journey'],
        ['collect'],
      ]) {
        const { code, error } = await runWith(given, ...args);
        expect({ args, code, error }).toEqual({ args, code: 1, error: expect.stringContaining(reason) });
      }
    }
    expect(await done('history')).toEqual(before);
  });

  it('takes a new store under a key of its own', async () => {
    const empty = join(work, 'empty');
    await mkdir(empty);
    const first = await runWith({}, 'credentials', 'init', 'staging', '--store', empty, '--json');
    const { rootToken, publicKey } = JSON.parse(first.out) as { rootToken: string; publicKey: string };
    expect(first.out).not.toContain(token);
    const args = ['credentials', 'create', 'Everybody', '--slices', '*', '--store', empty, '--json'];
    const made = await runWith({ RELEASES_ROOT_TOKEN: rootToken }, ...args);
    expect(JSON.parse(made.out)).toMatchObject({ credential: { slices: ['*'], environments: ['staging'] } });
    expect(await runWith({ RELEASES_ROOT_TOKEN: root }, ...args)).toMatchObject({ code: 1 });
    expect(await runWith({}, 'credentials', 'init', 'staging', '--store', empty)).toMatchObject({ code: 1 });
    expect(publicKey).toMatch(/^[\w-]{43}$/);
  });
});

describe('a command is refused with a reason, exit code 1, and no change', () => {
  const refused = async (...args: string[]) => {
    const before = await done('status');
    const plain = await run(...args);
    const json = await run(...args, '--json');
    expect([plain.code, json.code]).toEqual([1, 1]);
    expect([plain.out, json.error]).toEqual(['', '']);
    expect(await done('status')).toEqual(before);
    const { error } = JSON.parse(json.out) as { error: { code: string; message: string } };
    expect(plain.error).toBe(`${error.message}\n`);
    return error;
  };

  it('when the release is not there', async () => {
    expect(await refused('release', 'mf-journey', 'a'.repeat(20))).toMatchObject({ code: 'release.not-found' });
  });

  it('when the release is damaged', async () => {
    const [one, two] = [await publish('one'), await publish('two')];
    await done('release', 'mf-journey', one);
    await done('release', 'mf-journey', two);
    await unlink(join(store, 'mf-journey', one, 'later.33333333.js'));
    expect(await refused('rollback', 'mf-journey')).toMatchObject({ code: 'release.damaged' });
    expect(await refused('release', 'mf-journey', one)).toMatchObject({ code: 'release.damaged' });
  });

  it('when the build is not as it must be', async () => {
    const build = await writeBuild({ ...sliceBuild('mf-journey'), 'spa.44444444.css': 'h1{color:red}' }, work);
    const { code, message } = await refused('publish', 'mf-journey', build);
    expect(code).toBe('release.build-unusable');
    expect(message).toContain('spa.44444444.css: h1');
  });

  it('when nothing is live to be rolled back, or the version never was', async () => {
    expect(await refused('rollback', 'mf-journey')).toMatchObject({ code: 'release.never-live' });
    const [one, two] = [await publish('one'), await publish('two')];
    await done('release', 'mf-journey', one);
    expect(await refused('rollback', 'mf-journey', '--to', two)).toMatchObject({ code: 'release.never-live' });
    expect(await refused('rollback', 'constructor')).toMatchObject({ code: 'release.never-live' });
  });

  it.each(['status', 'history', 'publish'])('when %s is given a store that is none', async (command) => {
    await writeFile(join(work, 'file'), '');
    for (const [folder, reason] of [
      ['nowhere', 'no such folder'],
      ['file', 'it is a file'],
      ['.', 'it contains something else'],
    ]) {
      const args = [command, ...(command === 'publish' ? ['mf-journey', 'x'] : []), '--store', folder!];
      expect(await refused(...args)).toMatchObject({
        code: 'release.no-store',
        message: expect.stringContaining(reason!),
      });
    }
  });

  it('when --build contradicts what is named', async () => {
    await refused('publish', 'mf-journey', 'folder', '--build');
    await refused('release', 'mf-journey', 'a'.repeat(20), '--build');
    expect(await refused('publish', 'svc-identity', '--build')).toMatchObject({
      message: expect.stringContaining('is not a front end'),
    });
  });
});

describe('a command is wrong, with exit code 2', () => {
  it.each([
    [['dance']],
    [['release']],
    [['release', '../../etc', 'a'.repeat(20)]],
    [['release', '__proto__']],
    [['release', 'mf-journey/..']],
    [['release', 'mf-journey', 'latest']],
    [['release', 'mf-journey', '../current']],
    [['release', 'mf-journey', 'A'.repeat(20)]],
    [['rollback', 'mf-journey', '--to', 'x']],
    [['status', '--all']],
    ...['0', '100', '-1', '0.001', 'x', '', '1e-9', 'NaN'].map((percent) => [
      ['release', 'mf-journey', '--canary', percent],
    ]),
    [['preview', 'mf-journey', 'a'.repeat(20), '--path', 'https://elsewhere.example']],
    [['preview', 'mf-journey', 'a'.repeat(20), '--path', '//elsewhere.example']],
    [['preview', 'mf-journey', 'a'.repeat(20), '--hours', '1000']],
    [['credentials', 'create', 'A team']],
    [['credentials', 'create', 'A team', '--slices', '../x']],
    [['credentials', 'create', 'A team', '--slices', '*', '--days', '0']],
    [['credentials', 'revoke', '../root']],
    [['status', 'mf-journey']],
    [['publish', 'mf-journey', '--commit', 'HEAD']],
    [['rollback', 'mf-journey', '--author', '']],
    [['rollback', 'mf-journey', '--reason', '\u001B[2J']],
    [['rollback', 'mf-journey', '--reason', 'one\ntwo']],
    [['rollback', 'mf-journey', '--reason', 'abc\u202Edef']],
    [['rollback', 'mf-journey', '--reason', 'x'.repeat(301)]],
  ])('%j', async (args) => {
    const { code, out, error } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^error: /);
    expect(error).not.toMatch(obeyed);
  });

  it('but asking for help is not', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes') });
    expect(await run('release', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--reason') });
  });
});

it('prints no control characters, whatever a store contains', async () => {
  const missing = join(store, 'a\u001B[2J\u202E\u009B');
  const { error } = await run('status', '--store', missing);
  expect(error).toContain(String.raw`a\u001b[2J\u202e\u009b`);
  const { out } = await run('status', '--store', missing, '--json');
  expect(out).not.toMatch(obeyed);
  expect(JSON.parse(out)).toMatchObject({ error: { message: expect.stringContaining(missing) } });
});

it('reports progress only on a terminal, on standard error', async () => {
  const build = await writeBuild(sliceBuild('mf-journey'), work);
  let progress = '';
  const code = await hearthway(['publish', 'mf-journey', build, '--json'], {
    environment: { RELEASES_FOLDER: store, RELEASES_TOKEN: token },
    folder: work,
    out: (text) => JSON.parse(text) as unknown,
    error: (text) => (progress += text),
    showsProgress: true,
  });
  expect(code).toBe(0);
  expect(progress).toBe(`publishing mf-journey from ${build} …\n`);
  expect(await readFile(join(build, 'spa.22222222.js'), 'utf8')).toBe('var spa = 1;');
});
