import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createWaitlistCount } from './waitlist-count.js';

describe('the count of the waitlist', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is read once for all who ask within a second, and anew after that', async () => {
    let entries = 7;
    const read = jest.fn(() => Promise.resolve(entries));
    const count = createWaitlistCount({ count: read });
    expect(await Promise.all([count(), count(), count()])).toEqual([7, 7, 7]);
    entries = 8;
    await jest.advanceTimersByTimeAsync(999);
    expect(await count()).toBe(7);
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await count()).toBe(8);
  });

  it('is read anew after a read that failed', async () => {
    const read = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(7);
    const count = createWaitlistCount({ count: read });
    expect(await Promise.allSettled([count(), count()])).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(await count()).toBe(7);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
