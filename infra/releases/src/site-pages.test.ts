import { shellSlice, type Release, type ReleasedPage } from '@hearthway/contracts/releases';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy, readCurrent } from './deployments.js';
import { publishRelease } from './publish-release.js';
import { sitePages } from './site-pages.js';
import { prerenderedBuild, shellBuild, sliceBuild, writeBuild, type BuildContents } from './testing/index.js';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'site-pages-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const pagesAt = (...paths: string[]): ReleasedPage[] => paths.map((path) => ({ path, title: path }));
const publish = async (slice: string, contents: BuildContents) =>
  publishRelease({ store, slice, build: await writeBuild(contents, store) });
const golive = async ({ slice, version }: Pick<Release, 'slice' | 'version'>) =>
  deploy({ store, slice, version, kind: 'release', author: 'test' });
const release = async (slice: string, contents: BuildContents) => {
  const published = await publish(slice, contents);
  await golive(published);
  return published;
};
const slice = (name: string, ...paths: string[]) => sliceBuild(name, paths.join(), pagesAt(...paths));

describe('a path that another live slice owns', () => {
  beforeEach(async () => {
    await release(shellSlice, shellBuild(pagesAt('/auth')));
    await release('mf-journey', slice('mf-journey', '/dashboard', '/home-search/:homeId'));
  });

  it.each([
    ['/dashboard', '/dashboard'],
    ['/auth', '/auth'],
    ['/home-search/:lenderId', '/home-search/:homeId'],
    ['/home-search/compare', '/home-search/:homeId'],
    ['/:anything', '/auth'],
  ])('is refused at publishing: %s', async (path) => {
    await expect(publish('mf-admin', slice('mf-admin', '/admin', path))).rejects.toMatchObject({
      code: 'release.path-taken',
      message: expect.stringContaining(`mf-admin cannot have the page ${path}`),
    });
  });

  it('is refused for a prerendered page', async () => {
    const contents = prerenderedBuild('mf-marketing', [{ path: '/dashboard', markup: '' }]);
    await expect(publish('mf-marketing', contents)).rejects.toMatchObject({ code: 'release.path-taken' });
  });

  it('is refused when it was free at publishing, and nothing changes', async () => {
    const [one, other] = [
      await publish('mf-admin', slice('mf-admin', '/x')),
      await publish('mf-extra', slice('mf-extra', '/x')),
    ];
    await golive(one);
    const before = await readCurrent(store);
    await expect(golive(other)).rejects.toMatchObject({ code: 'release.path-taken' });
    expect(await readCurrent(store)).toEqual(before);
  });

  it('may be taken over once its owner has given it up', async () => {
    await release('mf-journey', slice('mf-journey', '/home-search/:homeId'));
    await release('mf-admin', slice('mf-admin', '/dashboard'));
    expect((await readCurrent(store)).slices).toHaveProperty('mf-admin');
  });

  it('goes to one of two slices that ask for it at once', async () => {
    const published = await Promise.all(['mf-a', 'mf-b', 'mf-c'].map((name) => publish(name, slice(name, '/wanted'))));
    const results = await Promise.allSettled(published.map(golive));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('a build is refused for a path', () => {
  it.each([
    ['without a slash at the start', 'dashboard', 'is not the path of a page'],
    ['with a slash at the end', '/dashboard/', 'is not the path of a page'],
    ['of the API', '/api/pages', 'belongs to the gateway'],
    ['of files', '/assets', 'belongs to the gateway'],
    ['that leads up', '/a/../b', 'is not the path of a page'],
    ['with markup', '/<script>', 'is not the path of a page'],
    ['with an empty parameter', '/a/:', 'is not the path of a page'],
    ['as long as a book', `/${'a-'.repeat(50_000)}`, 'is not the path of a page'],
  ])('%s', async (_, path, reason) => {
    await expect(publish('mf-journey', slice('mf-journey', path))).rejects.toMatchObject({
      code: 'release.build-unusable',
      message: expect.stringContaining(reason),
    });
  });

  it('that it has twice', async () => {
    await expect(publish('mf-journey', slice('mf-journey', '/a', '/a'))).rejects.toThrow('/a: is listed twice');
    await expect(publish('mf-journey', slice('mf-journey', '/a/:b', '/a/:c'))).rejects.toThrow(
      'fits the same addresses',
    );
  });

  it('whose files are not there', async () => {
    const pages = [{ path: '/a', title: 'a', scripts: ['gone.js'] }];
    await expect(publish('mf-journey', sliceBuild('mf-journey', 'one', pages))).rejects.toThrow(
      'gone.js: missing, though pages.json needs it',
    );
  });
});

describe('the pages of a site', () => {
  const owners = (releases: Release[]) => sitePages(releases).map(({ path, slice: owner }) => `${path} ${owner}`);

  it('are those of every slice, the ones with a parameter last', async () => {
    const releases = [
      await publish('mf-journey', slice('mf-journey', '/homes/:id', '/homes/compare')),
      await publish('mf-marketing', prerenderedBuild('mf-marketing', [{ path: '/', markup: '' }])),
      await publish(shellSlice, shellBuild(pagesAt('/auth'))),
    ];
    expect(owners(releases)).toEqual([
      '/homes/compare mf-journey',
      '/ mf-marketing',
      '/auth shell',
      '/homes/:id mf-journey',
    ]);
  });

  it('keep what a prerendered page says of itself', async () => {
    const page = { path: '/joined', markup: '', title: 'Joined', indexed: false };
    const marketing = await publish('mf-marketing', prerenderedBuild('mf-marketing', [page]));
    expect(sitePages([marketing])).toEqual([
      { path: '/joined', slice: 'mf-marketing', title: 'Joined', indexed: false, scripts: [], styles: [] },
    ]);
  });
});

describe('a store from before slices brought their own pages', () => {
  const listed = [
    { path: '/dashboard', title: 'x', slice: 'mf-journey' },
    { path: '/auth', title: 'x', slice: shellSlice },
  ];

  it('has those that its shell lists', async () => {
    await release(shellSlice, shellBuild(listed));
    const old = await release('mf-journey', sliceBuild('mf-journey'));
    expect(old.pages).toBeUndefined();
    await release('mf-journey', slice('mf-journey', '/home-goals'));
    await golive(old);
    await expect(publish('mf-admin', slice('mf-admin', '/dashboard'))).rejects.toMatchObject({
      code: 'release.path-taken',
    });
  });

  it('does not lose them to a shell that lists them no more', async () => {
    await release('mf-journey', sliceBuild('mf-journey'));
    await release(shellSlice, shellBuild(listed));
    const next = await publish(shellSlice, shellBuild(pagesAt('/auth')));
    await expect(golive(next)).rejects.toMatchObject({
      code: 'release.no-pages',
      message: expect.stringContaining('Release a newer mf-journey first'),
    });
    await release('mf-journey', slice('mf-journey', '/dashboard'));
    await golive(next);
  });
});
