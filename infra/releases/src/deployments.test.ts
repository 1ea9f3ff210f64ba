import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy, isOutdated, readCurrent, readHistory, type DeployOptions } from './deployments.js';
import { publishRelease } from './publish-release.js';
import { sliceBuild, writeBuild } from './testing/index.js';

let store: string;
let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'releases-'));
  store = join(work, 'store');
});
afterEach(() => rm(work, { recursive: true, force: true }));

const release = ({ slice, version, ...more }: Pick<DeployOptions, 'slice' | 'version'> & Partial<DeployOptions>) =>
  deploy({ store, slice, version, kind: 'release', author: 'Ada', ...more });

const publish = async (slice: string, mark?: string) =>
  (await publishRelease({ store, slice, build: await writeBuild(sliceBuild(slice, mark), work) })).version;

describe('the live releases', () => {
  it('are none before the first, at revision 0', async () => {
    expect(await readCurrent(store)).toEqual({ revision: 0, slices: {} });
  });

  it('get a new revision with every change and keep the other slices', async () => {
    const journey = await publish('mf-journey');
    const marketing = await publish('mf-marketing');
    await release({ slice: 'mf-journey', version: journey });
    const state = await release({ slice: 'mf-marketing', version: marketing });
    expect(state.current).toEqual({ revision: 2, slices: { 'mf-journey': journey, 'mf-marketing': marketing } });
    expect(await readCurrent(store)).toEqual(state.current);
  });

  it('do not change if the version is already live', async () => {
    const version = await publish('mf-journey');
    await release({ slice: 'mf-journey', version });
    expect(await release({ slice: 'mf-journey', version })).toEqual({
      current: { revision: 1, slices: { 'mf-journey': version } },
    });
  });

  it('never contain an unpublished version', async () => {
    const pointing = release({ slice: 'mf-journey', version: 'f'.repeat(20) });
    await expect(pointing).rejects.toMatchObject({ code: 'release.not-found' });
    expect((await readCurrent(store)).revision).toBe(0);
  });

  it('are not changed by a writer that expected another revision', async () => {
    const one = await publish('mf-journey', 'one');
    const two = await publish('mf-journey', 'two');
    await release({ slice: 'mf-journey', version: one, expectedRevision: 0 });
    const late = release({ slice: 'mf-journey', version: two, expectedRevision: 0 });
    await expect(late).rejects.toMatchObject({ code: 'release.conflict' });
    expect((await readCurrent(store)).slices['mf-journey']).toBe(one);
  });

  it('report a broken file', async () => {
    const version = await publish('mf-journey');
    await writeFile(join(store, 'current.json'), '{ "revision": ');
    const reading = readCurrent(store);
    await expect(reading).rejects.toMatchObject({ code: 'release.unreadable' });
    await expect(release({ slice: 'mf-journey', version })).rejects.toMatchObject({
      code: 'release.unreadable',
    });
  });
});

describe('many writers at once', () => {
  it('lose no change', async () => {
    const slices = Array.from({ length: 24 }, (_, index) => `slice-${'abcdefghijklmnopqrstuvwxyz'[index] ?? ''}`);
    const versions = await Promise.all(slices.map((slice) => publish(slice)));
    await Promise.all(slices.map((slice, index) => release({ slice, version: versions[index] ?? '' })));
    const state = await readCurrent(store);
    expect(state.revision).toBe(slices.length);
    expect(state.slices).toEqual(Object.fromEntries(slices.map((slice, index) => [slice, versions[index]])));
  });

  it('leave one winner when each expects the same revision', async () => {
    const versions = await Promise.all(['one', 'two', 'three', 'four'].map((mark) => publish('mf-journey', mark)));
    const outcomes = await Promise.allSettled(
      versions.map((version) => release({ slice: 'mf-journey', version, expectedRevision: 0 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readCurrent(store)).revision).toBe(1);
  });

  it('take over the lock of a writer that died', async () => {
    const version = await publish('mf-journey');
    const dead = spawnSync(process.execPath, ['--version']).pid;
    const lock = { token: 'of the dead', host: hostname(), process: dead, since: Date.now() };
    await writeFile(join(store, 'current.json.lock'), JSON.stringify(lock));
    const states = await Promise.all(Array.from({ length: 5 }, () => release({ slice: 'mf-journey', version })));
    expect(states.map(({ current }) => current.revision)).toEqual([1, 1, 1, 1, 1]);
  });

  it('leave no lock and no temporary file behind', async () => {
    const version = await publish('mf-journey');
    await Promise.all(Array.from({ length: 5 }, () => release({ slice: 'mf-journey', version })));
    expect(await readdir(join(store, '_deployments'))).toEqual(['000000001.json']);
    expect((await readdir(store)).sort()).toEqual(['_deployments', 'current.json', 'mf-journey']);
  });
});

describe('the history', () => {
  it('says who changed what, when, why, and what it replaced', async () => {
    const one = await publish('mf-journey', 'one');
    const two = await publish('mf-journey', 'two');
    const from = Date.now();
    await release({ slice: 'mf-journey', version: one });
    await release({ slice: 'mf-journey', version: two, reason: 'New texts' });
    await release({ slice: 'mf-journey', version: one, kind: 'rollback', author: 'Grace' });
    const { before, deployments } = await readHistory(store);
    expect(before).toEqual({ revision: 0, slices: {} });
    expect(deployments.map(({ at: _, ...rest }) => rest)).toEqual([
      { ...known(1, 'release', one), author: 'Ada' },
      { ...known(2, 'release', two), author: 'Ada', reason: 'New texts', replaced: one },
      { ...known(3, 'rollback', one), author: 'Grace', replaced: two },
    ]);
    const times = deployments.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((left, right) => left - right));
    expect(times[0]).toBeGreaterThanOrEqual(from);
  });

  const known = (revision: number, kind: string, version: string) => ({
    revision,
    kind,
    slice: 'mf-journey',
    version,
    live: { 'mf-journey': version },
  });

  it.each([
    ['has a line break', 'one\ntwo'],
    ['has an escape sequence', '\u001B[2J'],
    ['turns the line around', 'abc\u202Edef'],
    ['is too long', 'x'.repeat(301)],
    ['shows nothing', ' \u200B '],
  ])('refuses a reason that %s, and changes nothing', async (_, reason) => {
    const version = await publish('mf-journey');
    await expect(release({ slice: 'mf-journey', version, reason })).rejects.toThrow();
    expect(await readCurrent(store)).toEqual({ revision: 0, slices: {} });
  });

  it('of a store from before there were records begins with what is live', async () => {
    const one = await publish('mf-journey', 'one');
    const two = await publish('mf-journey', 'two');
    const marketing = await publish('mf-marketing');
    const pointer = { revision: 7, slices: { 'mf-journey': one, 'mf-marketing': marketing } };
    await writeFile(join(store, 'current.json'), JSON.stringify(pointer));
    expect(await readHistory(store)).toEqual({ before: pointer, deployments: [] });
    await release({ slice: 'mf-journey', version: two, expectedRevision: 7 });
    const { before, deployments } = await readHistory(store);
    expect(before).toEqual(pointer);
    expect(deployments).toMatchObject([{ revision: 8, version: two, replaced: one }]);
  });

  it('goes on after a version of Hearthway that keeps no history has moved the pointer', async () => {
    const [one, two, three] = await Promise.all(['one', 'two', 'three'].map((mark) => publish('mf-journey', mark)));
    await release({ slice: 'mf-journey', version: one! });
    const pointer = { revision: 2, slices: { 'mf-journey': two! } };
    await writeFile(join(store, 'current.json'), JSON.stringify(pointer));
    expect(await readCurrent(store)).toEqual(pointer);
    await release({ slice: 'mf-journey', version: three! });
    expect((await readHistory(store)).deployments).toMatchObject([
      { revision: 1, version: one },
      { revision: 3, version: three, replaced: two },
    ]);
  });

  it('is what counts when the pointer is behind or lost', async () => {
    const one = await publish('mf-journey', 'one');
    const two = await publish('mf-journey', 'two');
    await release({ slice: 'mf-journey', version: one });
    const behind = await readFile(join(store, 'current.json'));
    const { current } = await release({ slice: 'mf-journey', version: two });
    await writeFile(join(store, 'current.json'), behind);
    expect(await readCurrent(store)).toEqual(current);
    expect([await isOutdated(store, 1), await isOutdated(store, 2)]).toEqual([true, false]);
    await rm(join(store, 'current.json'));
    expect(await readCurrent(store)).toEqual(current);
  });

  it('reports a broken record', async () => {
    const version = await publish('mf-journey');
    await release({ slice: 'mf-journey', version });
    await writeFile(join(store, '_deployments/000000002.json'), '{');
    await expect(readHistory(store)).rejects.toMatchObject({ code: 'release.unreadable' });
    await expect(readCurrent(store)).rejects.toMatchObject({ code: 'release.unreadable' });
  });
});
