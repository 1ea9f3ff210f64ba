import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followReleases } from './follow-releases.js';

const check = jest.fn(() => Promise.resolve());
let urgent: boolean;
let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  urgent = false;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = followReleases({ check, isUrgent: () => urgent });
});
afterEach(() => {
  stop();
  check.mockReset().mockResolvedValue(undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const becomes = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('an open tab asks which releases are live', () => {
  it('every minute while it is visible', async () => {
    await jest.advanceTimersByTimeAsync(59_000);
    expect(check).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(check).toHaveBeenCalledTimes(1);
    visibility = 'hidden';
    await jest.advanceTimersByTimeAsync(600_000);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('when it becomes visible again, and when its page changes, but not several times at once', async () => {
    becomes('hidden');
    await jest.advanceTimersByTimeAsync(6_000);
    becomes('visible');
    window.dispatchEvent(new Event('single-spa:routing-event'));
    expect(check).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(6_000);
    window.dispatchEvent(new Event('single-spa:routing-event'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('every two seconds at most while something waits for another release', async () => {
    urgent = true;
    await jest.advanceTimersByTimeAsync(6_100);
    expect(check).toHaveBeenCalledTimes(4);
  });

  it('again after a failure', async () => {
    check.mockRejectedValue(new TypeError('offline'));
    urgent = true;
    await jest.advanceTimersByTimeAsync(3_100);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('no more after the end', async () => {
    urgent = true;
    stop();
    await jest.advanceTimersByTimeAsync(120_000);
    becomes('visible');
    expect(check).not.toHaveBeenCalled();
  });
});
