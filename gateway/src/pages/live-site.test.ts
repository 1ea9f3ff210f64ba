import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointTo, readCurrent } from '@hearthway/releases';
import { shellBuild, sliceBuild } from '@hearthway/releases/testing';
import { testPages, testSite, type TestSite } from '../testing/test-site.js';

let site: TestSite;
afterEach(() => site.remove());

const pageAt = (path: string) => site.live.served()?.pages.get(path)?.plain;
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
    await pointTo({ store: site.store, slice: 'mf-journey', version: before });
    await eventually(() => expect(pageAt('/dashboard')).toContain(before));
  });

  it('starts when the first shell is live', async () => {
    site = await testSite({ empty: true });
    expect(site.live.served()).toBeUndefined();
    await site.release('mf-journey', sliceBuild('mf-journey'));
    await site.release('shell', shellBuild(testPages));
    await eventually(() => expect(pageAt('/dashboard')).toContain('mf-journey'));
  });

  it('shows a page whose slice has no release with just the shell', async () => {
    site = await testSite({ empty: true });
    await site.release('shell', shellBuild(testPages));
    await eventually(() => expect(pageAt('/dashboard')).toContain('Dashboard'));
    expect(pageAt('/dashboard')).not.toContain('/assets/mf-journey');
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
