import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy, readCurrent } from '@hearthway/releases';
import { shellBuild, sliceBuild } from '@hearthway/releases/testing';
import { testPages, testSite, type TestSite } from '../testing/test-site.js';

let site: TestSite;
afterEach(() => site.remove());

const pageAt = (path: string) => site.live.served()?.pages.get(path)?.html.plain;
const errors = () => site.log.lines().filter(({ level }) => level === 'error');

/** Atomically, like every writer of the pointer, since a half-written file would be logged as another error. */
async function replacePointer(contents: string | Buffer): Promise<void> {
  const path = join(site.store, 'current.json');
  await writeFile(`${path}.new`, contents);
  await rename(`${path}.new`, path);
}

describe('the live site', () => {
  it('follows a new release without a restart', async () => {
    site = await testSite();
    const { version } = await site.release('mf-journey', sliceBuild('mf-journey', 'two'));
    await eventually(() => expect(pageAt('/dashboard')).toContain(`/assets/mf-journey/${version}/spa.22222222.js`));
  });

  it('follows a rollback to an earlier release', async () => {
    site = await testSite();
    const before = (await readCurrent(site.store)).slices['mf-journey'] ?? '';
    const { version } = await site.release('mf-journey', sliceBuild('mf-journey', 'two'));
    await eventually(() => expect(pageAt('/dashboard')).toContain(version));
    await deploy({ store: site.store, slice: 'mf-journey', version: before, kind: 'rollback', author: 'test' });
    await eventually(() => expect(pageAt('/dashboard')).toContain(before));
  });

  it('follows a deployment whose writer died before it moved the pointer', async () => {
    site = await testSite();
    const behind = await readFile(join(site.store, 'current.json'));
    const { version } = await site.release('mf-journey', sliceBuild('mf-journey', 'two'));
    await eventually(() => expect(pageAt('/dashboard')).toContain(version));
    await replacePointer(behind);
    const { version: next } = await site.release('mf-journey', sliceBuild('mf-journey', 'three'));
    await replacePointer(behind);
    await eventually(() => expect(pageAt('/dashboard')).toContain(next));
    await deploy({ store: site.store, slice: 'mf-journey', version, kind: 'rollback', author: 'test' });
    await eventually(() => expect(pageAt('/dashboard')).toContain(version));
    expect(errors()).toEqual([]);
  });

  it('starts when the first shell is live', async () => {
    site = await testSite({ empty: true });
    expect(site.live.served()).toBeUndefined();
    await site.release('mf-journey', sliceBuild('mf-journey'));
    await site.release('shell', shellBuild(testPages));
    await eventually(() => expect(pageAt('/dashboard')).toContain('mf-journey'));
  });

  it('has the pages that its slices bring, from their release to their rollback', async () => {
    site = await testSite();
    const before = (await readCurrent(site.store)).slices['mf-journey'] ?? '';
    expect(pageAt('/new-page')).toBeUndefined();
    const pages = [{ path: '/new-page', title: 'A new page', access: 'buyer' as const }];
    await site.release('mf-journey', sliceBuild('mf-journey', 'two', pages));
    await eventually(() => expect(pageAt('/new-page')).toContain('<title>A new page</title>'));
    expect(pageAt('/auth')).toContain('"path":"/new-page","slice":"mf-journey"');
    expect(pageAt('/dashboard')).toBeUndefined();

    await deploy({ store: site.store, slice: 'mf-journey', version: before, kind: 'rollback', author: 'test' });
    await eventually(() => expect(pageAt('/dashboard')).toBeDefined());
    expect(pageAt('/new-page')).toBeUndefined();
  });

  it('has the pages that a shell lists for slices that bring none, as before slices brought their own', async () => {
    site = await testSite({ empty: true });
    await site.release('mf-journey', { ...sliceBuild('mf-journey'), 'pages.json': '' });
    await site.release('shell', shellBuild(testPages));
    await eventually(() => expect(pageAt('/dashboard')).toContain('/assets/mf-journey'));
    // A slice that is not live has no pages.
    expect(pageAt('/')).toBeUndefined();
  });

  it.each([
    ['broken', '{ "revision": '],
    ['malformed', '{ "slices": [] }'],
    ['naming an unknown release', JSON.stringify({ revision: 99, slices: { shell: 'f'.repeat(20) } })],
    ['without a shell', JSON.stringify({ revision: 99, slices: {} })],
  ])('keeps the last good pages when the pointer is %s, logs it once, and recovers', async (_, contents) => {
    site = await testSite();
    const before = pageAt('/dashboard');
    const good = await readFile(join(site.store, 'current.json'));
    await replacePointer(contents);
    await eventually(() => expect(errors()).toHaveLength(1));
    expect(pageAt('/dashboard')).toBe(before);
    await replacePointer(good);
    const { version } = await site.release('mf-journey', sliceBuild('mf-journey', 'two'));
    await eventually(() => expect(pageAt('/dashboard')).toContain(version));
    expect(errors()).toHaveLength(1);
  });

  it('keeps the last good pages when the template lacks a placeholder', async () => {
    site = await testSite();
    const before = pageAt('/dashboard');
    await site.release('shell', shellBuild(testPages, '<html></html>'));
    await eventually(() => expect(errors()).toHaveLength(1));
    expect(pageAt('/dashboard')).toBe(before);
  });
});
