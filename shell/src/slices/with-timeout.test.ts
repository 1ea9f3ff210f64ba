import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { withTimeout } from './with-timeout.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('rejects once the time is up', async () => {
  const result = withTimeout(new Promise(() => undefined), 8_000);
  jest.advanceTimersByTime(8_000);
  await expect(result).rejects.toMatchObject({ name: 'SliceTimeoutError' });
  expect(jest.getTimerCount()).toBe(0);
});

it('takes what arrives after a sleep', async () => {
  let arrive = (_: string): void => undefined;
  const result = withTimeout(new Promise<string>((resolve) => (arrive = resolve)), 8_000);
  // After a sleep, a timer that was due fires once, however long it was.
  jest.runOnlyPendingTimers();
  arrive('the slice');
  expect(await result).toBe('the slice');
  expect(jest.getTimerCount()).toBe(0);
});
