import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishRelease } from './publish-release.js';
import { readRelease } from './read-release.js';
import { prerenderedBuild, shellBuild, sliceBuild, writeBuild, type BuildContents } from './testing/index.js';

let store: string;
let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'releases-'));
  store = join(work, 'store');
});
afterEach(() => rm(work, { recursive: true, force: true }));

const publish = async (slice: string, contents: BuildContents) =>
  publishRelease({ store, slice, build: await writeBuild(contents, work) });

const folderOf = (slice: string, version: string) => join(store, slice, version);

describe('publishing a federated slice', () => {
  it('stores the build in a folder named by the digest of its contents', async () => {
    const release = await publish('mf-journey', sliceBuild('mf-journey'));
    expect(release.version).toMatch(/^[0-9a-f]{20}$/);
    expect(await readFile(join(folderOf('mf-journey', release.version), 'spa.22222222.js'), 'utf8')).toBe(
      'export const spa = 1;',
    );
    expect(await readRelease(store, 'mf-journey', release.version)).toEqual(release);
  });

  it('lists the files that a browser needs first, but not those loaded later', async () => {
    const { entry } = await publish('mf-journey', sliceBuild('mf-journey'));
    expect(entry).toEqual({
      manifest: 'mf-manifest.json',
      scripts: ['remoteEntry.11111111.js', 'spa.22222222.js'],
      preloads: [],
      styles: ['spa.44444444.css'],
      fonts: [],
    });
  });

  it('lists every file with its size and integrity', async () => {
    const build = sliceBuild('mf-journey');
    const { files } = await publish('mf-journey', build);
    expect(files.map(({ path }) => path)).toEqual(Object.keys(build).sort());
    const style = files.find(({ path }) => path === 'spa.44444444.css');
    const contents = build['spa.44444444.css'] ?? '';
    expect(style).toEqual({
      path: 'spa.44444444.css',
      bytes: contents.length,
      integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
    });
  });

  it('compresses only files above 1 KB', async () => {
    const build = sliceBuild('mf-journey');
    const { version } = await publish('mf-journey', build);
    const folder = folderOf('mf-journey', version);
    const entry = 'remoteEntry.11111111.js';
    expect(brotliDecompressSync(await readFile(join(folder, `${entry}.br`))).toString()).toBe(build[entry]);
    expect(gunzipSync(await readFile(join(folder, `${entry}.gz`))).toString()).toBe(build[entry]);
    const compressed = (await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name));
    expect(compressed.sort()).toEqual([`${entry}.br`, `${entry}.gz`]);
  });
});

describe('publishing a slice with prerendered pages', () => {
  it('keeps the description of each page, and its files', async () => {
    const { prerendered, entry } = await publish(
      'mf-marketing',
      prerenderedBuild('mf-marketing', [{ path: '/about', markup: '<h1>About</h1>', indexed: false }]),
    );
    expect(entry.scripts).toEqual(['remoteEntry.11111111.js', 'spa.22222222.js']);
    expect(prerendered).toEqual([
      {
        path: '/about',
        html: 'prerendered/page-0.html',
        title: 'Page at /about',
        description: 'What /about is.',
        canonicalPath: '/about',
        indexed: false,
        jsonLd: [],
        scripts: ['page.55555555.js'],
        styles: ['page.66666666.css'],
      },
    ]);
  });

  it('has no list of pages if there are none', async () => {
    expect((await publish('mf-journey', sliceBuild('mf-journey'))).prerendered).toBeUndefined();
  });
});

describe('publishing again', () => {
  it('writes nothing when the contents are the same', async () => {
    const first = await publish('mf-journey', sliceBuild('mf-journey'));
    const before = await stat(join(folderOf('mf-journey', first.version), 'release.json'));
    const second = await publish('mf-journey', sliceBuild('mf-journey'));
    const after = await stat(join(folderOf('mf-journey', first.version), 'release.json'));
    expect(second).toEqual(first);
    expect(after.ino).toBe(before.ino);
    expect(await readdir(join(store, 'mf-journey'))).toEqual([first.version]);
  });

  it('leaves the earlier release in place when the contents differ', async () => {
    const first = await publish('mf-journey', sliceBuild('mf-journey', 'one'));
    const second = await publish('mf-journey', sliceBuild('mf-journey', 'two'));
    expect((await readdir(join(store, 'mf-journey'))).sort()).toEqual([first.version, second.version].sort());
  });

  it('reuses the compressed form of unchanged contents from an earlier release', async () => {
    const build = sliceBuild('mf-journey');
    const first = await publish('mf-journey', build);
    const entry = 'remoteEntry.11111111.js';
    await unlink(join(folderOf('mf-journey', first.version), `${entry}.gz`));
    const earlier = await readFile(join(folderOf('mf-journey', first.version), `${entry}.br`));
    const second = await publish('mf-journey', { ...build, 'spa.22222222.js': 'export const spa = 2;' });
    const folder = folderOf('mf-journey', second.version);
    expect(await readFile(join(folder, `${entry}.br`))).toEqual(earlier);
    expect(gunzipSync(await readFile(join(folder, `${entry}.gz`))).toString()).toBe(build[entry]);
  });

  it('creates one release when many publish the same build at once', async () => {
    const build = await writeBuild(sliceBuild('mf-journey'), work);
    const releases = await Promise.all(
      Array.from({ length: 8 }, () => publishRelease({ store, slice: 'mf-journey', build })),
    );
    expect(new Set(releases.map(({ version }) => version)).size).toBe(1);
    expect(await readdir(join(store, 'mf-journey'))).toEqual([releases[0]?.version]);
  });

  it('gives different versions to builds whose concatenated paths and contents are the same', async () => {
    const one = await publish('mf-journey', { ...sliceBuild('mf-journey'), a: 'bc' });
    const other = await publish('mf-journey', { ...sliceBuild('mf-journey'), ab: 'c' });
    expect(one.version).not.toBe(other.version);
  });
});

describe('publishing the shell', () => {
  it('keeps its template, its table of pages and the order of its files', async () => {
    const pages = [{ path: '/auth', slice: 'shell', title: 'Sign in' }];
    const release = await publish('shell', shellBuild(pages));
    expect(release).toMatchObject({
      template: 'index.html',
      pages,
      entry: {
        scripts: ['main.aaaaaaaa.js'],
        preloads: ['start.bbbbbbbb.js'],
        styles: ['main.cccccccc.css'],
        fonts: ['assets/figtree.dddddddd.woff2'],
      },
    });
    expect(release.entry.manifest).toBeUndefined();
  });
});

describe('a build that cannot be released', () => {
  const prerendered = prerenderedBuild('mf-marketing', [
    { path: '/about', markup: 'About', image: 'assets/share.png' },
  ]);
  const elsewhere = (prerendered['prerendered.json'] ?? '').replace('"path":"/about"', '"path":"//example.com/about"');
  it.each<[string, BuildContents]>([
    ['has neither a manifest nor an entry', { 'main.js': '1' }],
    ['has a broken manifest', { 'mf-manifest.json': '{' }],
    ['exposes no ./spa', { 'mf-manifest.json': '{"metaData":{"remoteEntry":{"name":"e.js","path":""}},"exposes":[]}' }],
    ['names a file it does not have', without(sliceBuild('mf-journey'), 'spa.22222222.js')],
    ['is a shell without its template', without(shellBuild([]), 'index.html')],
    ['names markup it does not have', without(prerendered, 'prerendered/page-0.html')],
    ['names a picture it does not have', without(prerendered, 'assets/share.png')],
    ['says of its pages what is not to be understood', { ...prerendered, 'prerendered.json': '[{"path":"/about"}]' }],
    ['has a page at an address of another site', { ...prerendered, 'prerendered.json': elsewhere }],
    ['is empty', {}],
  ])('is refused when it %s, and leaves nothing behind', async (_, contents) => {
    await expect(publish('mf-journey', contents)).rejects.toMatchObject({ code: 'release.build-unusable' });
    await expect(readdir(join(store, 'mf-journey'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is refused when one of its files is a link', async () => {
    const build = await writeBuild(sliceBuild('mf-journey'), work);
    await symlink('/etc/hostname', join(build, 'link.js'));
    await expect(publishRelease({ store, slice: 'mf-journey', build })).rejects.toMatchObject({
      code: 'release.build-unusable',
    });
  });

  it('is refused when the folder is missing', async () => {
    const missing = publishRelease({ store, slice: 'mf-journey', build: join(work, 'nowhere') });
    await expect(missing).rejects.toMatchObject({ code: 'release.build-unusable' });
  });
});

describe('reading a release', () => {
  it('fails if there is none', async () => {
    const reading = readRelease(store, 'mf-journey', '0'.repeat(20));
    await expect(reading).rejects.toMatchObject({ code: 'release.not-found' });
  });
});

function without(contents: BuildContents, path: string): BuildContents {
  return Object.fromEntries(Object.entries(contents).filter(([name]) => name !== path));
}
