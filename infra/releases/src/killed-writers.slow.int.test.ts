import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deploy, readCurrent, readHistory } from './deployments.js';
import { publishRelease } from './publish-release.js';
import { sliceBuild, writeBuild } from './testing/index.js';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

const publish = async (store: string, slice: string, mark: string) =>
  (await publishRelease({ store, slice, build: await writeBuild(sliceBuild(slice, mark), work) })).version;

/** Another process that deploys. @returns the revisions it reported, and whether it was killed before it was done */
async function deployer(options: {
  store: string;
  slice: string;
  times: number;
  versions: string[];
  killBefore?: number;
}) {
  const { store, slice, times, versions, killBefore } = options;
  const program = join(import.meta.dirname, 'testing/deployer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, store, slice, String(times), ...versions], {
    env: { ...process.env, ...(killBefore && { KILL_BEFORE: String(killBefore) }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The deployer ended with ${code}`);
  return { revisions: output.split('\n').filter(Boolean).map(Number), killed: signal === 'SIGKILL' };
}

it('is either deployed or not when it is killed at any line, and the next writer goes on', async () => {
  const origin = join(work, 'origin');
  const one = await publish(origin, 'mf-journey', 'one');
  const two = await publish(origin, 'mf-journey', 'two');
  await deploy({ store: origin, slice: 'mf-journey', version: one, kind: 'release', author: 'Ada' });

  const outcomes: string[] = [];
  const stopAt = async (killBefore: number): Promise<boolean> => {
    const store = join(work, `store-${killBefore}`);
    await cp(origin, store, { recursive: true });
    const { killed } = await deployer({ store, slice: 'mf-journey', times: 1, versions: [two], killBefore });
    const { revision, slices } = await readCurrent(store);
    const { deployments } = await readHistory(store);
    // What is live and what is recorded never differ.
    expect(deployments.map((deployment) => deployment.version)).toEqual(revision === 1 ? [one] : [one, two]);
    expect(slices['mf-journey']).toBe(deployments.at(-1)?.version);
    const next = await deploy({ store, slice: 'mf-journey', version: one, kind: 'rollback', author: 'Grace' });
    expect(next.deployment?.revision).toBe(revision === 1 ? undefined : 3);
    outcomes[killBefore] = revision === 1 ? 'not deployed' : 'deployed';
    return killed;
  };
  let killed: boolean[] = [];
  while (!killed.includes(false)) {
    const batch = [1, 2, 3, 4].map((step) => stopAt(killed.length + step));
    killed = [...killed, ...(await Promise.all(batch))];
  }
  expect(killed.indexOf(false)).toBeGreaterThan(20);
  const first = outcomes.indexOf('deployed');
  expect(outcomes.slice(1, first).every((outcome) => outcome === 'not deployed')).toBe(true);
  expect(outcomes.slice(first).every((outcome) => outcome === 'deployed')).toBe(true);
});

it('lose nothing when many write at once and some are killed', async () => {
  const store = join(work, 'store');
  const writers = await Promise.all(
    ['mf-one', 'mf-two', 'mf-three', 'mf-four', 'mf-five', 'mf-six'].map(async (slice, index) => ({
      store,
      slice,
      times: 20,
      versions: [await publish(store, slice, 'one'), await publish(store, slice, 'two')],
      ...(index < 3 && { killBefore: 150 + 53 * index }),
    })),
  );
  const outcomes = await Promise.all(writers.map((writer) => deployer(writer)));
  expect(outcomes.map(({ killed }) => killed)).toEqual([true, true, true, false, false, false]);

  const { deployments } = await readHistory(store);
  expect(deployments.map(({ revision }) => revision)).toEqual(deployments.map((_, index) => index + 1));
  for (const [index, { slice, times, killBefore }] of writers.entries()) {
    const own = deployments.filter(({ author }) => author === slice);
    const reported = outcomes[index]?.revisions ?? [];
    // A killed one may have died between its record and its report.
    expect(own.map(({ revision }) => revision).slice(0, reported.length)).toEqual(reported);
    expect(own.length - reported.length).toBeLessThanOrEqual(killBefore ? 1 : 0);
    if (!killBefore) expect(own).toHaveLength(times);
    expect(own.map(({ replaced }) => replaced)).toEqual([undefined, ...own.map(({ version }) => version)].slice(0, -1));
  }
  const { revision, live } = deployments.at(-1)!;
  expect(await readCurrent(store)).toEqual({ revision, slices: live });
});
