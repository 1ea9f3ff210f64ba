import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { deploy, readCurrent, readHistory } from '@hearthway/releases';
import { sliceBuild, writeBuild } from '@hearthway/releases/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFrontEnds } from './release-front-ends.js';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'front-ends-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

it('releases what was built, and leaves a rolled back version out until there is another build', async () => {
  const store = join(work, 'store');
  const lines: string[] = [];
  const start = async (mark: string) => {
    const build = await writeBuild(sliceBuild('mf-journey', mark), work);
    await releaseFrontEnds({ store, slices: ['mf-journey'], report: (line) => lines.push(line), buildOf: () => build });
    return (await readCurrent(store)).slices['mf-journey'];
  };
  const first = await start('one');
  const second = await start('two');
  await deploy({ store, slice: 'mf-journey', version: first!, kind: 'rollback', author: 'Ada' });

  expect(await start('two')).toBe(first);
  expect(lines.join('\n')).toContain(`mf-journey stays at ${first}, because its build, ${second}, was rolled back.`);
  const third = await start('three');
  expect(third).not.toBe(first);
  expect(await start('two')).toBe(second);
  expect((await readHistory(store)).deployments.map(({ version }) => version)).toEqual([
    first,
    second,
    first,
    third,
    second,
  ]);
});

it('releases slices in the order in which pages move between them', async () => {
  const store = join(work, 'store');
  const start = async (pages: Record<string, string>) => {
    const builds = Object.fromEntries(
      await Promise.all(
        Object.entries(pages).map(async ([slice, path]) => [
          slice,
          await writeBuild(sliceBuild(slice, path, [{ path, title: path }]), work),
        ]),
      ),
    ) as Record<string, string>;
    const options = { store, slices: ['mf-admin', 'mf-journey'], report: () => undefined };
    await releaseFrontEnds({ ...options, buildOf: (slice) => builds[slice] ?? '' });
  };
  await start({ 'mf-admin': '/one', 'mf-journey': '/two' });
  await start({ 'mf-admin': '/two', 'mf-journey': '/three' });
  const { deployments } = await readHistory(store);
  expect(deployments.map(({ slice }) => slice)).toEqual(['mf-admin', 'mf-journey', 'mf-journey', 'mf-admin']);
  await expect(start({ 'mf-admin': '/three', 'mf-journey': '/two' })).rejects.toMatchObject({
    code: 'release.path-taken',
  });
});
