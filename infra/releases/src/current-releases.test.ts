import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
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

  it('are not changed by a writer that expected another revision', async () => {
    const one = await publish('mf-journey', 'one');
    const two = await publish('mf-journey', 'two');
    await pointTo({ store, slice: 'mf-journey', version: one, expectedRevision: 0 });
    const late = pointTo({ store, slice: 'mf-journey', version: two, expectedRevision: 0 });
    await expect(late).rejects.toMatchObject({ code: 'release.conflict' });
    expect((await readCurrent(store)).slices['mf-journey']).toBe(one);
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

  it('leave one winner when each expects the same revision', async () => {
    const versions = await Promise.all(['one', 'two', 'three', 'four'].map((mark) => publish('mf-journey', mark)));
    const outcomes = await Promise.allSettled(
      versions.map((version) => pointTo({ store, slice: 'mf-journey', version, expectedRevision: 0 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readCurrent(store)).revision).toBe(1);
  });

  it('take over the lock of a writer that died', async () => {
    const version = await publish('mf-journey');
    const dead = spawnSync(process.execPath, ['--version']).pid;
    const lock = { token: 'of the dead', host: hostname(), process: dead, since: Date.now() };
    await writeFile(join(store, 'current.json.lock'), JSON.stringify(lock));
    const states = await Promise.all(Array.from({ length: 5 }, () => pointTo({ store, slice: 'mf-journey', version })));
    expect(states.map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1]);
  });

  it('leave no lock and no temporary file behind', async () => {
    const version = await publish('mf-journey');
    await Promise.all(Array.from({ length: 5 }, () => pointTo({ store, slice: 'mf-journey', version })));
    expect((await readdir(store)).sort()).toEqual(['current.json', 'mf-journey']);
  });
});
