import { describe, expect, it } from '@jest/globals';
import { healthReport, visitorSet, type HealthReport, type LiveSlice } from '@hearthway/contracts/releases';
import { getsCanary } from '../visitors/canary-bucket.js';
import { createOutcomes } from './outcomes.js';

const journey: LiveSlice = {
  slice: 'mf-journey',
  version: 'a'.repeat(20),
  canary: { version: 'b'.repeat(20), percent: 50 },
  withdrawn: [],
  earlier: [],
};
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const [canaryBuckets, liveBuckets] = [true, false].map((gets) =>
  buckets.filter((bucket) => getsCanary(journey, bucket) === gets),
) as [number[], number[]];
const canaryBucket = canaryBuckets[0] ?? 0;
const liveBucket = liveBuckets[0] ?? 0;

function site(...slices: LiveSlice[]) {
  let time = 1_000_000_000;
  let canaries = slices;
  const outcomes = createOutcomes({ canaries: () => canaries, now: () => time });
  return {
    outcomes,
    later: (seconds: number) => void (time += seconds * 1_000),
    becomes: (...others: LiveSlice[]) => void (canaries = others),
    async reports(): Promise<HealthReport[]> {
      const reports: HealthReport[] = [];
      await outcomes.report((report) => Promise.resolve(void reports.push(healthReport.parse(report))));
      return reports;
    },
  };
}

const mounted = { slice: 'mf-journey', version: 'a'.repeat(20), failed: false };
const failedCanary = { slice: 'mf-journey', version: 'b'.repeat(20), failed: true };
const sizes = ({ served, mounted: saw, failed, called, unanswered }: HealthReport['slices'][number]['canary']) =>
  [served, saw, failed, called, unanswered].map((set) => visitorSet(set).size);

describe('what visitors meet', () => {
  it('is told by the version that they get, each visitor once', async () => {
    const { outcomes, reports } = site(journey);
    for (let times = 0; times < 3; times += 1) {
      outcomes.noteMounting(canaryBucket, failedCanary);
      outcomes.noteMounting(canaryBucket, { ...failedCanary, failed: false });
      outcomes.noteMounting(liveBucket, mounted);
      for (const bucket of buckets) outcomes.noteCall(bucket, bucket === canaryBucket);
    }
    const [report, ...others] = await reports();
    expect(others).toEqual([]);
    const [seen] = report?.slices ?? [];
    expect(seen).toMatchObject({
      slice: 'mf-journey',
      canary: { version: 'b'.repeat(20) },
      live: { version: 'a'.repeat(20) },
    });
    expect(seen && [sizes(seen.canary), sizes(seen.live)]).toEqual([
      [0, 1, 1, canaryBuckets.length, 1],
      [0, 1, 0, liveBuckets.length, 0],
    ]);
  });

  it('is also which visitors got a page, for the shell', async () => {
    const { outcomes, reports } = site(journey, { ...journey, slice: 'shell' });
    const [ofShell = 0] = buckets.filter((bucket) => getsCanary({ ...journey, slice: 'shell' }, bucket));
    outcomes.noteServing(ofShell);
    outcomes.noteServing(ofShell);
    const [report] = await reports();
    expect(report?.slices.map(({ slice, canary }) => [slice, sizes(canary)])).toEqual([['shell', [1, 0, 0, 0, 0]]]);
  });

  it('isn’t taken from those who don’t get that version, nor about other slices', async () => {
    const { outcomes, reports } = site(journey);
    outcomes.noteMounting(liveBucket, failedCanary);
    outcomes.noteMounting(canaryBucket, { ...mounted, failed: true });
    outcomes.noteMounting(canaryBucket, { ...failedCanary, slice: 'mf-admin' });
    expect(await reports()).toEqual([]);
  });

  it('is noted only while there is a canary', async () => {
    const { outcomes, reports } = site({ ...journey, canary: undefined });
    outcomes.noteMounting(liveBucket, { ...mounted, failed: true });
    outcomes.noteCall(liveBucket, true);
    expect(await reports()).toEqual([]);
  });

  it('is reported for its window as a whole, whenever something is new', async () => {
    const { outcomes, reports, later } = site(journey);
    outcomes.noteMounting(canaryBucket, failedCanary);
    const [first] = await reports();
    expect(await reports()).toEqual([]);
    outcomes.noteMounting(liveBucket, mounted);
    later(10);
    outcomes.noteMounting(liveBucket, mounted);
    const windows = await reports();
    expect(windows.map(({ window, slices }) => [window, slices.map((seen) => sizes(seen.canary)[2])])).toEqual([
      [first?.window, [1]],
      [(first?.window ?? 0) + 1, [0]],
    ]);
  });

  it('is reported again if that failed, and given up when it is old', async () => {
    const { outcomes, reports, later } = site(journey);
    for (let window = 0; window < 6; window += 1) {
      outcomes.noteMounting(canaryBucket, failedCanary);
      await expect(outcomes.report(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
      later(10);
    }
    expect(await reports()).toHaveLength(4);
  });

  it('is apart for each canary of a slice', async () => {
    const { outcomes, reports, becomes } = site(journey);
    outcomes.noteMounting(canaryBucket, failedCanary);
    becomes({ ...journey, canary: { version: 'c'.repeat(20), percent: 50 } });
    outcomes.noteMounting(canaryBucket, { ...failedCanary, version: 'c'.repeat(20), failed: false });
    const [report] = await reports();
    expect(report?.slices.map(({ canary }) => [canary.version[0], sizes(canary)[2]])).toEqual([
      ['b', 1],
      ['c', 0],
    ]);
  });
});
