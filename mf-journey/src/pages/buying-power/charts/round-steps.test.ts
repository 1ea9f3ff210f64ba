import { describe, expect, it } from '@jest/globals';
import { roundSteps } from './round-steps.js';

describe('the steps of an axis', () => {
  it.each([
    [500, 5, [0, 100, 200, 300, 400, 500]],
    [480, 4, [0, 200, 400, 600]],
    [4_700, 4, [0, 2_000, 4_000, 6_000]],
    [90_000, 4, [0, 25_000, 50_000, 75_000, 100_000]],
    [60_000_000, 12, Array.from({ length: 13 }, (_, index) => index * 5_000_000)],
    [0, 4, [0]],
  ])('up to %d, about %d of them, are round', (maximum, wanted, expected) => {
    expect(roundSteps(maximum, wanted)).toEqual(expected);
  });
});
