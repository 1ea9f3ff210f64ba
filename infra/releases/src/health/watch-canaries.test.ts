import { describe, expect, it } from '@jest/globals';
import type { HealthReport } from '@hearthway/contracts/releases';
import { captureLog } from '@hearthway/service-kit/testing';
import type { LiveCanary } from '../deployments/index.js';
import type { SeenInWindow } from './judge-canary.js';
import { range, seenBy } from './testing/seen-by.js';
import { healthOf, watchCanaries } from './watch-canaries.js';

const canary: LiveCanary = {
  environment: 'production',
  slice: 'mf-journey',
  canary: 'b'.repeat(20),
  live: 'a'.repeat(20),
  since: new Date('2026-11-30T12:00:05.000Z'),
  isRepeated: true,
  revision: 7,
};
const now = new Date('2026-11-30T12:01:00.000Z');
const window = now.getTime() / 10_000;

const reportOf = (failed: number, of: Partial<LiveCanary> = {}): HealthReport['slices'][number] => {
  const { slice, canary: version, live } = { ...canary, ...of };
  return {
    slice,
    canary: seenBy(version, range(0, 100), range(0, failed)),
    live: seenBy(live, range(0, 900), range(0, 9)),
  };
};

/** A registry with one canary, and what it did. */
function registry({
  changedMeanwhile = false,
  others = [],
  ...changes
}: Partial<LiveCanary> & { changedMeanwhile?: boolean; others?: LiveCanary[] } = {}) {
  const live = { ...canary, ...changes };
  const kept = new Map<string, SeenInWindow>();
  const takenBack: string[] = [];
  const dependencies: Parameters<typeof watchCanaries>[0] = {
    canaries: {
      find: () => Promise.resolve([live, ...others]),
      takeBack({ slice }, reason) {
        if (slice === 'mf-lost') return Promise.reject(new Error('The release is lost'));
        if (!changedMeanwhile) takenBack.push(reason);
        return Promise.resolve(!changedMeanwhile);
      },
    },
    reports: {
      keep: (_canary, from, seen) => Promise.resolve(void kept.set(`${from}/${seen.window}`, seen)),
      find: (_canary, from, to) =>
        Promise.resolve([...kept.values()].filter((one) => one.window >= from && one.window <= to)),
    },
    now: () => now,
    logger: captureLog().logger,
  };
  const report = (slices: HealthReport['slices'], { at = window, instance = 'one' } = {}) =>
    watchCanaries(dependencies, {
      environment: 'production',
      instance,
      window: at,
      slices,
      correlationId: 'report-1',
    });
  return { report, kept, takenBack, health: (slice: string) => healthOf(dependencies, 'production', slice) };
}

describe('a canary that gateways report about', () => {
  it('is taken back if it is bad', async () => {
    const { report, takenBack } = registry();
    await report([reportOf(30)]);
    expect(takenBack).toEqual([expect.stringMatching(/^30 of 100 visitors couldn’t open mf-journey b+ in 30 seconds/)]);
  });

  it('stays if it is good, and if something else was decided meanwhile', async () => {
    const { report, takenBack } = registry();
    await report([reportOf(2)]);
    expect(takenBack).toEqual([]);
    const changing = registry({ changedMeanwhile: true });
    await expect(changing.report([reportOf(30)])).resolves.toBeUndefined();
  });

  it('isn’t judged by reports about anything else', async () => {
    const { report, kept } = registry();
    await report([
      reportOf(30, { slice: 'mf-admin' }),
      reportOf(30, { canary: 'c'.repeat(20) }),
      reportOf(30, { live: 'c'.repeat(20) }),
    ]);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['another hour', window - 360],
    ['a future', window + 4],
    ['before its second window', new Date('2026-11-30T12:00:00.000Z').getTime() / 10_000],
  ])('isn’t judged by reports from %s', async (_what, at) => {
    const { report, kept } = registry();
    await report([reportOf(30)], { at });
    expect(kept.size).toBe(0);
  });

  it('is judged from its first visitor on, if that version wasn’t tried before', async () => {
    const { report, kept } = registry({ isRepeated: false, since: now });
    await report([reportOf(2)], { at: window - 1 });
    expect(kept.size).toBe(0);
    await report([reportOf(2)]);
    expect(kept.size).toBe(1);
  });

  it('is taken back also if another one can’t be, which is said', async () => {
    const { report, takenBack } = registry({ slice: 'mf-lost', others: [canary] });
    await expect(report([reportOf(30, { slice: 'mf-lost' }), reportOf(30)])).rejects.toThrow('mf-lost');
    expect(takenBack).toHaveLength(1);
  });

  it('isn’t judged twice by what is reported twice', async () => {
    const { report, kept, takenBack } = registry();
    await report([reportOf(4)]);
    await report([reportOf(4)]);
    await report([reportOf(4)], { instance: 'two' });
    expect(kept.size).toBe(2);
    expect(takenBack).toEqual([]);
  });
});

it('what visitors of a canary met can be read', async () => {
  const { report, health: read } = registry();
  await report([reportOf(2)]);
  expect(await read('mf-journey')).toMatchObject([
    { did: 'couldn’t open', canary: { visitors: 100, failed: 2 }, live: { visitors: 900, failed: 9 } },
    { did: 'saw nothing of', canary: { visitors: 0, failed: 0 } },
    { did: 'got errors from services with', canary: { visitors: 0, failed: 0 } },
  ]);
  expect(await read('mf-admin')).toEqual([]);
});
