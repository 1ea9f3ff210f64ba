import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterAwake, awakeTimeout } from './awake-time.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** After a sleep, a timer that was due fires once, however long it was. */
const sleep = (): void => {
  jest.runOnlyPendingTimers();
};

describe('afterAwake', () => {
  it('calls back once, after that time', () => {
    const callback = jest.fn();
    afterAwake(8_000, callback);
    jest.advanceTimersByTime(7_999);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('counts a sleep as a quarter of a second', () => {
    const callback = jest.fn();
    afterAwake(1_000, callback);
    sleep();
    jest.advanceTimersByTime(749);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be canceled at any time', () => {
    const callback = jest.fn();
    const cancel = afterAwake(1_000, callback);
    jest.advanceTimersByTime(600);
    cancel();
    jest.advanceTimersByTime(60_000);
    expect(callback).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('awakeTimeout', () => {
  it('aborts after that time, but not for a sleep', () => {
    const signal = awakeTimeout(1_000);
    sleep();
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(750);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});
