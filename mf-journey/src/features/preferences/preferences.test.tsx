import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePreference, writePreference } from './index.js';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('a preference', () => {
  it('is the first possible value if none or an unknown one is stored', () => {
    expect(tracker()).toBe('animated');
    window.localStorage.setItem('tracker_view', 'upside down');
    expect(tracker()).toBe('animated');
  });

  it('is stored under its key and updates every view', () => {
    const one = renderHook(() => usePreference('tracker'));
    const other = renderHook(() => usePreference('tracker'));

    act(() => {
      one.result.current[1]('standard');
    });

    expect(window.localStorage.getItem('tracker_view')).toBe('standard');
    expect([one.result.current[0], other.result.current[0]]).toEqual(['standard', 'standard']);
  });

  it('follows another tab', () => {
    const { result } = renderHook(() => usePreference('theme'));

    act(() => {
      window.localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    });

    expect(result.current[0]).toBe('dark');
  });

  it('lasts until the page is left if storage fails', () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(tracker()).toBe('animated');

    writePreference('tracker', 'standard');

    expect(tracker()).toBe('standard');
    setItem.mockRestore();
    writePreference('tracker', 'animated');
    expect(tracker()).toBe('animated');
  });
});

const tracker = () => renderHook(() => usePreference('tracker')).result.current[0];
