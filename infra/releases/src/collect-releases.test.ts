import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectReleases } from './collect-releases.js';
import { deploy, readCurrent } from './deployments.js';
import { publishRelease } from './publish-release.js';
import { releaseFolder } from './store-paths.js';
import { sliceBuild, writeBuild } from './testing/index.js';
import { verifyRelease } from './verify-release.js';

const hour = 60 * 60 * 1000;
let work: string;
let store: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'collect-'));
  store = join(work, 'store');
});
afterEach(() => rm(work, { recursive: true, force: true }));

const slice = 'mf-journey';
/** Published an hour ago for each mark, unless said otherwise. */
async function publish(mark: string, hoursAgo = 48): Promise<string> {
  const { version } = await publishRelease({ store, slice, build: await writeBuild(sliceBuild(slice, mark), work) });
  const then = new Date(Date.now() - hoursAgo * hour);
  await utimes(releaseFolder(store, slice, version), then, then);
  return version;
}
const golive = (version: string) => deploy({ store, slice, version, kind: 'release', author: 'test' });
const collect = async (hoursFromNow = 0) =>
  (await collectReleases({ store, now: Date.now() + hoursFromNow * hour })).map(({ version }) => version);
const isThere = (version: string) => existsSync(releaseFolder(store, slice, version));

it('deletes what was never live and is older than a day, once', async () => {
  const [old, recent, live] = [await publish('old'), await publish('recent', 23), await publish('live')];
  await golive(live);
  expect(await collectReleases({ store, now: Date.now(), dryRun: true })).toEqual([{ slice, version: old }]);
  expect(isThere(old)).toBe(true);

  expect(await collect()).toEqual([old]);
  expect([old, recent, live].map(isThere)).toEqual([false, true, true]);
  expect(await collect()).toEqual([]);
  expect((await readdir(join(store, slice))).sort()).toEqual([recent, live].sort());
});

it('keeps what a tab that was opened in the last 24 hours may request, and then only what rollbacks reach', async () => {
  const versions: string[] = [];
  for (let index = 0; index < 14; index += 1) {
    versions.push(await publish(String(index)));
    await golive(versions[index]!);
  }
  expect(await collect(23)).toEqual([]);
  expect(await collect(25)).toEqual([...versions.slice(0, 4)].sort());
  expect(versions.filter(isThere)).toEqual(versions.slice(4));
  for (const version of versions.slice(4)) await verifyRelease(store, slice, version);
});

it('never deletes what is live, also if it was made live long ago', async () => {
  const live = await publish('live');
  await golive(live);
  expect(await collect(10_000)).toEqual([]);
  expect((await readCurrent(store)).slices).toEqual({ [slice]: live });
});

it('deletes what a crash left behind, and nothing that is no release', async () => {
  await golive(await publish('live'));
  const then = new Date(Date.now() - 48 * hour);
  for (const name of ['.publishing-x', '.collected-x', 'notes']) {
    await mkdir(join(store, slice, name));
    await utimes(join(store, slice, name), then, then);
  }
  await mkdir(join(store, slice, '.publishing-now'));
  await writeFile(join(store, 'README'), '');
  expect(await collect()).toEqual([]);
  expect(await readdir(join(store, slice))).toEqual(expect.arrayContaining(['.publishing-now', 'notes']));
  expect(await readdir(join(store, slice))).toHaveLength(3);
});

it('lets a release be deployed or collected, never both', async () => {
  await golive(await publish('live'));
  const old = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((mark) => publish(mark)));
  const [collected, ...deployed] = await Promise.allSettled([collect(), ...old.map(golive)]);
  expect(collected.status).toBe('fulfilled');
  const live = (await readCurrent(store)).slices[slice]!;
  await verifyRelease(store, slice, live);
  for (const [index, version] of old.entries()) {
    if (deployed[index]?.status === 'fulfilled') expect(isThere(version)).toBe(true);
  }
});
