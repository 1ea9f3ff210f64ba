import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withTimeout } from './with-timeout.js';

const never = new Promise<string>(() => undefined);

describe('work with a timeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives its result in time and leaves no timer behind', async () => {
    expect(await withTimeout(100, Promise.resolve('done'), () => 'late')).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as the work fails', async () => {
    await expect(withTimeout(100, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives the value of the timeout callback when time is up', async () => {
    const result = withTimeout(100, never, () => 'late');
    await jest.advanceTimersByTimeAsync(100);
    expect(await result).toBe('late');
  });

  it('fails when the timeout callback throws', async () => {
    const result = withTimeout(100, never, () => {
      throw new Error('too late');
    });
    const failed = expect(result).rejects.toThrow('too late');
    await jest.advanceTimersByTimeAsync(100);
    await failed;
  });
});
