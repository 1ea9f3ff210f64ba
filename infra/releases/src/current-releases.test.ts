import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointTo, readCurrent } from './current-releases.js';
import { publishRelease } from './publish-release.js';
import { sliceBuild, writeBuild } from './testing/index.js';

let store: string;
let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'releases-'));
  store = join(work, 'store');
});
afterEach(() => rm(work, { recursive: true, force: true }));

const publish = async (slice: string, mark?: string) =>
  (await publishRelease({ store, slice, build: await writeBuild(sliceBuild(slice, mark), work) })).version;

describe('the live releases', () => {
  it('are none before the first, at revision 0', async () => {
    expect(await readCurrent(store)).toEqual({ revision: 0, slices: {} });
  });

  it('get a new revision with every change and keep the other slices', async () => {
    const journey = await publish('mf-journey');
    const marketing = await publish('mf-marketing');
    await pointTo({ store, slice: 'mf-journey', version: journey });
    const state = await pointTo({ store, slice: 'mf-marketing', version: marketing });
    expect(state).toEqual({ revision: 2, slices: { 'mf-journey': journey, 'mf-marketing': marketing } });
    expect(await readCurrent(store)).toEqual(state);
  });

  it('do not change if the version is already live', async () => {
    const version = await publish('mf-journey');
    await pointTo({ store, slice: 'mf-journey', version });
    expect((await pointTo({ store, slice: 'mf-journey', version })).revision).toBe(1);
  });

  it('never contain an unpublished version', async () => {
    const pointing = pointTo({ store, slice: 'mf-journey', version: 'f'.repeat(20) });
    await expect(pointing).rejects.toMatchObject({ code: 'release.not-found' });
    expect((await readCurrent(store)).revision).toBe(0);
  });

  it('report a broken file', async () => {
    const version = await publish('mf-journey');
    await writeFile(join(store, 'current.json'), '{ "revision": ');
    const reading = readCurrent(store);
    await expect(reading).rejects.toMatchObject({ code: 'release.unreadable' });
    await expect(pointTo({ store, slice: 'mf-journey', version })).rejects.toMatchObject({
      code: 'release.unreadable',
    });
  });
});

describe('many writers at once', () => {
  it('lose no change', async () => {
    const slices = Array.from({ length: 24 }, (_, index) => `slice-${'abcdefghijklmnopqrstuvwxyz'[index] ?? ''}`);
    const versions = await Promise.all(slices.map((slice) => publish(slice)));
    await Promise.all(slices.map((slice, index) => pointTo({ store, slice, version: versions[index] ?? '' })));
    const state = await readCurrent(store);
    expect(state.revision).toBe(slices.length);
    expect(state.slices).toEqual(Object.fromEntries(slices.map((slice, index) => [slice, versions[index]])));
  });

  it('leave no temporary file behind', async () => {
    const version = await publish('mf-journey');
    await Promise.all(Array.from({ length: 5 }, () => pointTo({ store, slice: 'mf-journey', version })));
    expect((await readdir(store)).sort()).toEqual(['current.json', 'mf-journey']);
  });
});
