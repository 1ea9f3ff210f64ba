import { describe, expect, it } from '@jest/globals';
import { journeyPathShape, walkedShare } from './journey-path.js';

describe('the path', () => {
  it('goes from the edge through every stop, alternately low and high, with a closed area below', () => {
    const line = 'M 0 132 H 52 C 104 132 104 80 156 80 C 208 80 208 132 260 132';

    expect(journeyPathShape(3)).toEqual({ width: 312, line, ground: `${line} H 312 V 212 H 0 Z` });
  });

  it('has no width without stops', () => {
    expect(journeyPathShape(0).width).toBe(0);
  });

  it('is walked up to the middle of the current stop, or to the end after the last one', () => {
    expect(walkedShare(0, 4)).toBe(0.125);
    expect(walkedShare(3, 4)).toBe(0.875);
    expect(walkedShare(4, 4)).toBe(1);
  });
});
