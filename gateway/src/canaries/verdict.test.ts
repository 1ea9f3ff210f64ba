import { describe, expect, it } from '@jest/globals';
import { fisherExact } from './fisher.js';
import { createSliceHealth, windowMilliseconds } from './slice-health.js';
import { faultOf } from './verdict.js';

/** The same by exact fractions. */
function exactly(first: { failed: number; total: number }, second: { failed: number; total: number }): number {
  const failed = first.failed + second.failed;
  let ways = 0n;
  for (let count = first.failed; count <= Math.min(first.total, failed); count += 1) {
    ways += choose(first.total, count) * choose(second.total, failed - count);
  }
  return Number((ways * 10n ** 40n) / choose(first.total + second.total, failed)) / 1e40;
}

function choose(from: number, chosen: number): bigint {
  if (chosen < 0 || chosen > from) return 0n;
  let ways = 1n;
  for (let one = 1; one <= chosen; one += 1) ways = (ways * BigInt(from - chosen + one)) / BigInt(one);
  return ways;
}

describe('Fisher’s exact test', () => {
  it.each([
    [0, 10, 0, 10],
    [3, 4, 1, 4],
    [1, 10, 11, 14],
    [6, 30, 0, 300],
    [8, 40, 1, 760],
    [50, 50, 0, 3],
    [20, 1000, 400, 20_000],
    [60, 1000, 400, 20_000],
    [300, 300, 0, 300],
  ])('%i of %i against %i of %i', (firstFailed, firstTotal, secondFailed, secondTotal) => {
    const first = { failed: firstFailed, total: firstTotal };
    const second = { failed: secondFailed, total: secondTotal };
    const [found, expected] = [fisherExact(first, second), exactly(first, second)];
    if (expected > 1e-30) expect(Math.abs(found / expected - 1)).toBeLessThan(1e-6);
    else expect(found).toBeLessThan(1e-30);
  });
});

describe('a canary', () => {
  it.each([
    ['that fails in a fifth of its tabs', [6, 30], [0, 300]],
    ['that fails in a fifth, where a hundredth is usual', [12, 60], [6, 600]],
    ['that always fails', [10, 10], [0, 30]],
    ['that always fails, with nothing to compare with', [10, 10], [0, 0]],
  ] as const)('%s is bad', (_what, canary, stable) => {
    const reason = faultOf(sampleOf(canary), sampleOf(stable));
    expect(reason).toContain(`failed to mount in ${canary[0]} of ${canary[1]} tabs`);
    // It must fit the history.
    expect(reason?.length).toBeLessThan(300);
  });

  it.each([
    ['that has few tabs', [4, 4], [0, 1000]],
    ['that fails as often as the other', [50, 500], [500, 5000]],
    ['that fails a little more often', [8, 100], [40, 1000]],
    ['that fails in some tabs, with nothing to compare with', [9, 20], [0, 0]],
    ['that nobody has', [0, 0], [0, 0]],
  ] as const)('%s is not', (_what, canary, stable) => {
    expect(faultOf(sampleOf(canary), sampleOf(stable))).toBeUndefined();
  });

  it('that fails as often as the other stays in 1,000 runs', () => {
    const rate = 0.02;
    let taken = 0;
    for (let run = 0; run < 1000; run += 1) if (isTakenBack(run, rate, rate)) taken += 1;
    expect(taken).toBe(0);
  });

  it('that fails in a fifth of its tabs is nearly always taken back within six windows', () => {
    let taken = 0;
    for (let run = 0; run < 200; run += 1) if (isTakenBack(run, 0.2, 0.005, 6)) taken += 1;
    expect(taken).toBeGreaterThan(180);
  });
});

const sampleOf = ([failed, total]: readonly [number, number]) => ({ failed, total });

/** Runs a canary at ten percent of twenty tabs a second. */
function isTakenBack(run: number, canaryRate: number, stableRate: number, windows = 20): boolean {
  let state = run * 2654435761 + Math.round(canaryRate * 1000);
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let time = 0;
  const health = createSliceHealth({ now: () => time, isLive: () => true });
  for (let window = 0; window < windows; window += 1) {
    for (let tab = 0; tab < 100; tab += 1) {
      const [version, rate] = tab < 10 ? ['canary', canaryRate] : ['stable', stableRate];
      health.report('mf-journey', version, random() < rate ? 'failed' : 'mounted');
    }
    time += windowMilliseconds;
    const reason = faultOf(health.sample('mf-journey', 'canary'), health.sample('mf-journey', 'stable'));
    if (reason !== undefined) return true;
  }
  return false;
}

describe('the counts', () => {
  it('forget what is older than five minutes, and count only what is live', () => {
    let time = 0;
    let live = 'none';
    const health = createSliceHealth({ now: () => time, isLive: (_slice, version) => version === live });
    health.report('mf-journey', 'one', 'mounted');
    expect(health.sample('mf-journey', 'one')).toEqual({ failed: 0, total: 0 });
    live = 'one';
    health.report('mf-journey', 'one', 'failed');
    health.report('mf-journey', 'two', 'failed');
    time += 4 * 60_000;
    health.report('mf-journey', 'one', 'mounted');
    expect(health.sample('mf-journey', 'one')).toEqual({ failed: 1, total: 2 });
    expect(health.sample('mf-journey', 'two')).toEqual({ failed: 0, total: 0 });
    time += 2 * 60_000;
    expect(health.sample('mf-journey', 'one')).toEqual({ failed: 0, total: 1 });
    health.forgetOthers();
    expect(health.sample('mf-journey', 'one').total).toBe(1);
    live = 'two';
    health.forgetOthers();
    expect(health.sample('mf-journey', 'one')).toEqual({ failed: 0, total: 0 });
  });
});
