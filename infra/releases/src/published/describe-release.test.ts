import { describe, expect, it } from '@jest/globals';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import { createHash } from 'node:crypto';
import { contentIdOf } from '../contents/content-id.js';
import {
  exampleContract,
  examplePact,
  serviceBuild,
  shellBuild,
  sliceBuild,
  type BuildContents,
} from '../testing/index.js';
import { describeRelease } from './describe-release.js';

const describeBuild = (build: BuildContents, slice = 'mf-journey') => {
  const texts = new Map(Object.entries(build));
  const files = [...texts].map(([path, text]) => ({
    path,
    content: contentIdOf(text),
    bytes: Buffer.byteLength(text),
  }));
  return describeRelease({ slice, files, read: (path) => Promise.resolve(texts.get(path) ?? '') });
};

const released = async (build: BuildContents, slice?: string) => {
  const described = await describeBuild(build, slice);
  if ('problems' in described) throw new Error(JSON.stringify(described.problems));
  if (!described.release) throw new Error('This is a service');
  return described.release;
};

const problemsOf = async (build: BuildContents, slice?: string): Promise<readonly ProblemDetail[]> => {
  const described = await describeBuild(build, slice);
  return 'problems' in described ? described.problems : [];
};

/** What is wrong with a file; undefined if nothing is. */
const textsOf = (problems: readonly ProblemDetail[], path: string): string | undefined =>
  problems
    .filter((problem) => problem.path === path)
    .map(({ message }) => message)
    .join() || undefined;

/** The build with something else in its record. */
function withRecord(build: BuildContents, change: object): BuildContents {
  return {
    ...build,
    'build.json': JSON.stringify({ ...(JSON.parse(build['build.json'] ?? '') as object), ...change }),
  };
}

const without = (build: BuildContents, path: string): BuildContents =>
  Object.fromEntries(Object.entries(build).filter(([name]) => name !== path));

const slice = sliceBuild('mf-journey', {
  pages: [{ path: '/about', markup: 'About', head: { image: 'share.png' } }, { path: '/homes/:homeId' }],
});
const shell = shellBuild({ pages: [{ path: '/auth' }] });
const record = JSON.parse(slice['build.json'] ?? '') as { pages: object[]; files: string[]; entry: object };

describe('a release', () => {
  it('has what the build says, and each file with its size and digest', async () => {
    const { version, files, ...rest } = await released(slice);
    expect({ ...rest, files: record.files }).toEqual(record);
    expect(version).toMatch(/^[0-9a-f]{20}$/);
    expect(files.map(({ path }) => path)).toEqual(Object.keys(without(slice, 'build.json')).sort());
    const style = slice['spa.44444444.css'] ?? '';
    expect(files.find(({ path }) => path === 'spa.44444444.css')).toEqual({
      path: 'spa.44444444.css',
      bytes: style.length,
      integrity: `sha384-${createHash('sha384').update(style).digest('base64')}`,
    });
  });

  it('has the same version for the same files in any order, and another for others', async () => {
    const { version } = await released(slice);
    expect((await released(Object.fromEntries(Object.entries(slice).reverse()))).version).toBe(version);
    for (const other of [
      { ...slice, 'spa.22222222.js': 'changed' },
      withRecord(
        { ...without(slice, 'share.png'), 'shore.png': '' },
        JSON.parse(slice['build.json']?.replaceAll('share.png', 'shore.png') ?? '') as object,
      ),
      withRecord(slice, { pages: [] }),
    ]) {
      expect((await released(other)).version).not.toBe(version);
    }
  });

  it('of the shell has a template, and styles for all', async () => {
    expect(await released(shell, 'shell')).toMatchObject({ slice: 'shell', template: 'index.html' });
  });
});

const page = (change: object) => withRecord(slice, { pages: [{ ...record.pages[0], ...change }] });
const head = (change: object) =>
  page({ prerendered: { ...(record.pages[0] as { prerendered: object }).prerendered, ...change } });
const manifest = (text: string) => ({ ...slice, 'mf-manifest.json': text });
const manifestText = slice['mf-manifest.json'] ?? '';

const nested = `[${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}]`;
const deep = { ...slice, 'build.json': slice['build.json']?.replace('"jsonLd":[]', `"jsonLd":${nested}`) ?? '' };

describe('a build cannot be released when it', () => {
  it.each<[string, BuildContents, string, string]>([
    ['is nested without end', deep, 'build.json', ''],
    ['has no record', without(slice, 'build.json'), 'build.json', 'lacks'],
    ['has a broken record', { ...slice, 'build.json': '{' }, 'build.json', ''],
    ['is of another slice', sliceBuild('mf-admin'), 'build.json', 'This is a build of mf-admin, not of mf-journey'],
    [
      'lacks a file',
      without(slice, 'later.33333333.js'),
      'later.33333333.js',
      'The build names this file and lacks it',
    ],
    ['has a file too many', { ...slice, 'notes.txt': '' }, 'notes.txt', 'build.json doesn’t list this file'],
    [
      'names an entry that isn’t there',
      withRecord(slice, { entry: { ...record.entry, fonts: ['a.woff2'] } }),
      'a.woff2',
      'The build names this file and lacks it',
    ],
    [
      'names a page’s script that isn’t there',
      page({ scripts: ['gone.js'] }),
      'gone.js',
      'The build names this file and lacks it',
    ],
    [
      'names markup that isn’t there',
      head({ html: 'gone.html' }),
      'gone.html',
      'The build names this file and lacks it',
    ],
    [
      'names a picture that isn’t there',
      head({ image: 'gone.png' }),
      'gone.png',
      'The build names this file and lacks it',
    ],
    [
      'shows a canonical path that is no page',
      head({ canonicalPath: '/else' }),
      '/about',
      'Its canonical path /else is no page of mf-journey',
    ],
    [
      'has a page for every id rendered in advance',
      page({ path: '/:id' }),
      '/:id',
      'A page with a parameter cannot be rendered in advance',
    ],
    [
      'has two pages at one address',
      withRecord(slice, { pages: [record.pages[1], { ...record.pages[1], path: '/homes/new' }] }),
      '/homes/new',
      'mf-journey has /homes/:homeId at the same addresses',
    ],
    [
      'has a page where services are',
      page({ path: '/api/me', prerendered: undefined }),
      '/api/me',
      'No page may begin with /api',
    ],
    [
      'has a page where any first part would do',
      page({ path: '/:any/me', prerendered: undefined }),
      '/:any/me',
      'No page may begin with a parameter',
    ],
    ['has a page at an address of another site', page({ path: '//example.com/about' }), 'build.json.pages.0.path', ''],
    [
      'has a file outside of itself',
      withRecord(slice, { files: [...record.files, '../secret'] }),
      `build.json.files.${record.files.length}`,
      'Files have plain relative paths',
    ],
    [
      'is no federated slice',
      withRecord(slice, { entry: { ...record.entry, manifest: undefined } }),
      'build.json',
      'A slice needs a federation manifest',
    ],
    ['has a broken manifest', manifest('{'), 'mf-manifest.json', 'This is no federation manifest'],
    ['exposes no ./spa', manifest(manifestText.replace('./spa', './other')), 'mf-manifest.json', 'It exposes no ./spa'],
    [
      'has a manifest that names what isn’t there',
      manifest(manifestText.replace('later.33333333.js', 'gone.js')),
      'gone.js',
      'mf-manifest.json names it; the build lacks it',
    ],
    ['styles all slices', { ...slice, 'spa.44444444.css': 'h1 { display: none }' }, 'spa.44444444.css', 'h1'],
    ['styles all slices in capitals', { ...slice, 'SPA.CSS': 'h1 { display: none }' }, 'SPA.CSS', 'h1'],
    [
      'has a list of its digests',
      withRecord({ ...slice, 'integrity.json': '{}' }, { files: [...record.files, 'integrity.json'] }),
      'integrity.json',
      'Gateways make this file',
    ],
    ['has a template', withRecord(slice, { template: 'share.png' }), 'share.png', 'Only the shell has a template'],
    [
      'has names that some disks don’t tell apart',
      { ...slice, 'SPA.22222222.js': '' },
      'spa.22222222.js',
      'There are two files of this name',
    ],
    ['has a file that is also a folder', { ...slice, 'share.png/more': '' }, 'share.png', 'Both a file and a folder'],
    [
      'has a style that is too long',
      { ...slice, 'spa.44444444.css': ' '.repeat(1_048_577) },
      'spa.44444444.css',
      'It has more than 1 MB',
    ],
  ])('%s', async (_, build, path, text) => {
    expect(textsOf(await problemsOf(build), path)).toContain(text);
  });

  it.each<[string, BuildContents, string, string]>([
    ['has no template', withRecord(shell, { template: undefined }), 'build.json', 'The shell needs a template'],
    [
      'has a template without a place',
      shellBuild({ template: '<!--hearthway:head-->' }),
      'index.html',
      'It needs <!--hearthway:body--> once',
    ],
    [
      'is federated',
      withRecord(shell, {
        entry: { ...(JSON.parse(shell['build.json'] ?? '') as { entry: object }).entry, manifest: 'index.html' },
      }),
      'index.html',
      'The shell is no federated slice',
    ],
  ])('is the shell and %s', async (_, build, path, text) => {
    expect(textsOf(await problemsOf(build, 'shell'), path)).toContain(text);
  });

  it('is larger than gateways should keep', async () => {
    const files = Array.from({ length: 9 }, (_, index) => ({ path: `${index}.js`, content: '', bytes: 8_388_608 }));
    const described = await describeRelease({ slice: 'mf-journey', files, read: () => Promise.resolve('') });
    expect(described).toEqual({ problems: [{ path: '.', message: 'The build has 72 MB, and 64 MB are the most' }] });
  });

  it('has several faults, which are all told', async () => {
    const build = { ...without(slice, 'later.33333333.js'), 'notes.txt': '', 'spa.44444444.css': 'h1 {}' };
    expect(new Set((await problemsOf(build)).map(({ path }) => path))).toEqual(
      new Set(['later.33333333.js', 'notes.txt', 'spa.44444444.css']),
    );
  });
});

describe('what only the gate reads', () => {
  const forGate = { pacts: [examplePact('mf-journey')], contracts: [exampleContract('street')] };
  const build = sliceBuild('mf-journey', forGate);
  const [pactName, contractName] = ['gate/pacts/svc-journey.json', 'gate/contracts/svc-journey.json'];
  const service = serviceBuild('svc-journey');

  it('counts for the version, and is no part of what is served', async () => {
    const described = await describeBuild(build);
    const named = (path: string) => {
      const text = build[path] ?? '';
      return [{ provider: 'svc-journey', content: contentIdOf(text), bytes: text.length }];
    };
    expect(described).toMatchObject({ pacts: named(pactName), contracts: named(contractName) });
    const { files, version } = await released(build);
    expect(files.map(({ path }) => path)).toEqual(
      (await released(sliceBuild('mf-journey'))).files.map(({ path }) => path),
    );
    const other = sliceBuild('mf-journey', { ...forGate, contracts: [exampleContract('street', 'city')] });
    expect((await released(other)).version).not.toBe(version);
  });

  it('is all that there is of a service', async () => {
    expect(await describeBuild(service, 'svc-journey')).toMatchObject({ pacts: [], contracts: [{}] });
    expect(await describeBuild(service, 'svc-journey')).not.toHaveProperty('release');
    const serving = { ...serviceBuild('svc-journey'), 'main.js': '' };
    expect(textsOf(await problemsOf(serving, 'svc-journey'), 'main.js')).toContain('only what the gate reads');
    expect(textsOf(await problemsOf(service), 'build.json')).toBe('This is a build of svc-journey, not of mf-journey');
  });

  const own = 'gate/contracts/mf-journey.json';
  const withFile = (path: string, text: string): BuildContents =>
    withRecord({ ...build, [path]: text }, { files: [...Object.keys(without(build, 'build.json')), path] });
  const { operations, ...rest } = exampleContract();
  const withLongPath = JSON.stringify({
    ...rest,
    operations: operations.map((operation) => ({ ...operation, path: '/a'.repeat(501) })),
  });
  const deepSchema = JSON.stringify(exampleContract()).replace('"required":[]', `"allOf":${nested}`);

  it.each<[string, BuildContents, string, string]>([
    ['is no pact', { ...build, [pactName]: '{"consumer":"mf-journey"}' }, `${pactName}.consumer`, ''],
    ['is no JSON', { ...build, [pactName]: '{' }, pactName, ''],
    [
      'is a pact of another slice',
      { ...build, [pactName]: JSON.stringify(examplePact('mf-admin')) },
      pactName,
      'This is a pact of mf-admin with svc-journey',
    ],
    [
      'is a contract of another provider',
      { ...build, [contractName]: JSON.stringify({ ...exampleContract(), provider: 'svc-commerce' }) },
      contractName,
      'This is a contract of svc-commerce',
    ],
    [
      'has a path that would be compared with others for hours',
      { ...build, [contractName]: withLongPath },
      `${contractName}.operations.0.path`,
      '1000',
    ],
    ['is nested without end', { ...build, [contractName]: deepSchema }, contractName, ''],
    [
      'is a pact without the contract that it was made with',
      sliceBuild('mf-journey', { pacts: forGate.pacts }),
      contractName,
      'The pact with svc-journey needs the contract',
    ],
    [
      'is a contract without a pact',
      withFile(own, JSON.stringify({ ...exampleContract(), provider: 'mf-journey' })),
      own,
      'no pact',
    ],
    ['has a name of its own', withFile('gate/notes.txt', ''), 'gate/notes.txt', 'only'],
    ['has the name of no provider', withFile('gate/pacts/SVC.json', '{}'), 'gate/pacts/SVC.json', 'only'],
    ['is further down', withFile('gate/pacts/a/svc-journey.json', '{}'), 'gate/pacts/a/svc-journey.json', 'only'],
    [
      'is a script of a page',
      withRecord(build, { entry: { ...record.entry, scripts: [pactName] } }),
      pactName,
      'Only the gate reads this file',
    ],
  ])('is refused when it %s', async (_, wrong, path, text) => {
    expect(textsOf(await problemsOf(wrong), path)).toContain(text);
  });

  it('is refused when it is more than can be read without keeping others waiting', async () => {
    const files = ['a', 'b', 'c'].map((name) => ({
      path: `gate/pacts/svc-${name}.json`,
      content: '',
      bytes: 8_000_000,
    }));
    const texts = new Map([['build.json', service['build.json'] ?? '']]);
    const all = [...files, { path: 'build.json', content: '', bytes: 1 }];
    const read = (path: string) => Promise.resolve(texts.get(path) ?? '');
    const described = await describeRelease({ slice: 'svc-journey', files: all, read });
    expect(described).toMatchObject({
      problems: expect.arrayContaining([{ path: 'gate/', message: 'It has 23 MB, and 16 MB are the most' }]) as unknown,
    });
  });

  it('is missing of a service without a contract', async () => {
    const problems = await problemsOf(serviceBuild('svc-journey', { contracts: [] }), 'svc-journey');
    expect(textsOf(problems, contractName)).toBe('A service says what it offers');
  });
});
