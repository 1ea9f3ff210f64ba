import { describe, expect, it } from '@jest/globals';
import { visitorBuckets, visitorSet, visitorSetPattern } from './visitor-set.js';

describe('a set of visitors', () => {
  const buckets = [0, 1, 7, 8, 5_000, visitorBuckets - 1];

  it('has those that were added, once each', () => {
    const set = visitorSet();
    for (const bucket of [...buckets, ...buckets]) set.add(bucket);
    expect(set.size).toBe(buckets.length);
    expect(buckets.every((bucket) => set.has(bucket))).toBe(true);
    expect([2, 9, 4_999].some((bucket) => set.has(bucket))).toBe(false);
  });

  it('is the same after it was sent, and however often it is added', () => {
    const set = visitorSet();
    for (const bucket of buckets) set.add(bucket);
    const text = set.toString();
    expect(text).toMatch(visitorSetPattern);
    const other = visitorSet(text);
    other.add(3);
    other.addAll(text);
    other.addAll(visitorSet().toString());
    expect(other.size).toBe(buckets.length + 1);
  });

  it('leaves out those of another', () => {
    const [set, other] = [visitorSet(), visitorSet()];
    for (const bucket of buckets) set.add(bucket);
    for (const bucket of [1, 5_000, 7_777]) other.add(bucket);
    set.removeAll(other.toString());
    expect(set.size).toBe(buckets.length - 2);
    expect([1, 5_000, 7_777].some((bucket) => set.has(bucket))).toBe(false);
  });

  it('can be everyone', () => {
    const set = visitorSet();
    for (let bucket = 0; bucket < visitorBuckets; bucket += 1) set.add(bucket);
    expect(visitorSet(set.toString()).size).toBe(visitorBuckets);
  });
});
