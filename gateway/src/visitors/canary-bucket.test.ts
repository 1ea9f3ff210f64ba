import type { LiveSlice } from '@hearthway/contracts/releases';
import { describe, expect, it } from '@jest/globals';
import { bucketFrom, getsCanary, newBucket } from './canary-bucket.js';

const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);
const live = (slice: string, percent: number): LiveSlice => ({
  slice,
  version: 'a'.repeat(20),
  canary: { version: 'b'.repeat(20), percent },
  withdrawn: [],
  earlier: [],
});
const thoseOf = (slice: string, percent: number) =>
  buckets.filter((bucket) => getsCanary(live(slice, percent), bucket));

describe('a canary', () => {
  it.each([1, 5, 50, 99])('reaches %i percent of buckets', (percent) => {
    for (const slice of ['shell', 'mf-marketing', 'mf-journey', 'mf-admin']) {
      expect(thoseOf(slice, percent)).toHaveLength(percent * 100);
    }
  });

  /** Of a quarter as many visitors, one draw in six hundred would be off by half a percent by chance. */
  it.each([1, 5, 50])('reaches %i percent of 400,000 visitors, give or take half a percent', (percent) => {
    const canary = live('mf-journey', percent);
    const reached = Array.from({ length: 400_000 }, newBucket).filter((bucket) => getsCanary(canary, bucket));
    expect(Math.abs(reached.length / 4_000 - percent)).toBeLessThan(0.5);
  });

  it('keeps the browsers it has when it grows', () => {
    const grown = new Set(thoseOf('mf-journey', 20));
    expect(thoseOf('mf-journey', 5).filter((bucket) => !grown.has(bucket))).toEqual([]);
  });

  it('reaches other browsers than that of another slice', () => {
    const others = new Set(thoseOf('mf-admin', 10));
    const both = thoseOf('mf-journey', 10).filter((bucket) => others.has(bucket));
    expect(both.length).toBeGreaterThan(50);
    expect(both.length).toBeLessThan(150);
  });

  it('reaches nobody when there is none', () => {
    const without = { ...live('mf-journey', 99), canary: undefined };
    expect(buckets.some((bucket) => getsCanary(without, bucket))).toBe(false);
  });
});

describe('a bucket', () => {
  it('is one that was given before', () => {
    for (let times = 0; times < 100; times++) {
      const bucket = newBucket();
      expect(bucketFrom(String(bucket))).toBe(bucket);
    }
  });

  it.each([undefined, '', '-1', '1e3', '10000', '0x1', ' 1', '1.5', 'one'])('is not %j', (cookie) => {
    expect(bucketFrom(cookie)).toBeUndefined();
  });
});
