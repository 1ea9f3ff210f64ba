import { describe, expect, it } from '@jest/globals';
import { ticksUpTo } from './ticks.js';

describe('the ticks of an axis', () => {
  it.each([
    [500, 5, [0, 100, 200, 300, 400, 500]],
    [480, 4, [0, 200, 400]],
    [4_700, 4, [0, 2_000, 4_000]],
    [90_000, 4, [0, 25_000, 50_000, 75_000]],
    [0, 4, [0]],
  ])('up to %d are round', (maximum, wanted, expected) => {
    expect(ticksUpTo(maximum, wanted)).toEqual(expected);
  });
});
