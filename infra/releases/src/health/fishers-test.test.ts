import { describe, expect, it } from '@jest/globals';
import { fishersTest } from './fishers-test.js';

const of = (failed: number, visitors: number) => ({ failed, visitors });

describe('how probable it is that more fail by chance', () => {
  it('is exact', () => {
    // The tea tasting: three of four right, of four and four.
    expect(fishersTest(of(3, 4), of(1, 4))).toBeCloseTo(17 / 70, 12);
    expect(fishersTest(of(4, 4), of(0, 4))).toBeCloseTo(1 / 70, 12);
    expect(fishersTest(of(1, 10), of(0, 90))).toBeCloseTo(0.1, 12);
  });

  it('is certain if nobody failed, or everybody', () => {
    expect(fishersTest(of(0, 10), of(7, 90))).toBeCloseTo(1, 9);
    expect(fishersTest(of(10, 10), of(90, 90))).toBeCloseTo(1, 9);
    expect(fishersTest(of(0, 0), of(0, 0))).toBe(1);
  });

  it('gets small as the difference grows, also for all visitors that there can be', () => {
    const probabilities = [10, 20, 50, 200].map((failed) => fishersTest(of(failed, 1_000), of(100, 10_000)));
    expect(probabilities.toSorted((one, other) => other - one)).toEqual(probabilities);
    expect(probabilities[0]).toBeGreaterThan(0.5);
    expect(probabilities[3]).toBeLessThan(1e-100);
  });
});
