import { describe, expect, it } from '@jest/globals';
import { nextDelay, triesFor } from './retry.js';

describe('nextDelay', () => {
  it('doubles with each attempt, up to an hour', () => {
    const delays = [1, 2, 3, 4, 12, 13, 40].map((attempts) => nextDelay(attempts, 0, 1000));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 2_048_000, 3_600_000, 3_600_000]);
  });

  it('is undefined once the event would be older than three days', () => {
    expect(nextDelay(90, triesFor - 3_600_000, 1000)).toBe(3_600_000);
    expect(nextDelay(90, triesFor - 3_599_999, 1000)).toBeUndefined();
  });
});
