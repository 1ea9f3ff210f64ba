import { describe, expect, it } from '@jest/globals';
import { bucketCount, bucketsOf } from './buckets.js';

const share = (percent: number, slice = 'mf-journey') => ({ slice, version: '0123456789abcdef0123', percent });

/** A small generator with a seed (mulberry32), so that a test does the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('a canary', () => {
  it.each([0.01, 1, 5, 12.34, 50, 99.99])('has exactly %s percent of the buckets', (percent) => {
    const buckets = bucketsOf(share(percent));
    expect(buckets.size).toBe(Math.round(percent * 100));
    expect([...buckets].every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < bucketCount)).toBe(true);
  });

  it.each([1, 5, 50])('at %s percent gets 100,000 visitors within half a point', (percent) => {
    const buckets = bucketsOf(share(percent));
    const random = seeded(percent);
    let visitors = 0;
    for (let visitor = 0; visitor < 100_000; visitor += 1) {
      if (buckets.has(Math.floor(random() * bucketCount))) visitors += 1;
    }
    expect(Math.abs(visitors / 1000 - percent)).toBeLessThan(0.5);
  });

  it('keeps its visitors when it grows, and has others than another canary', () => {
    const [few, many, other] = [bucketsOf(share(5)), bucketsOf(share(50)), bucketsOf(share(50, 'mf-admin'))];
    expect([...few].every((bucket) => many.has(bucket))).toBe(true);
    // Of two independent halves, about a quarter has both.
    const both = [...many].filter((bucket) => other.has(bucket)).length;
    expect(both).toBeGreaterThan(2300);
    expect(both).toBeLessThan(2700);
  });
});
