import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isSiteDataBlocked, tolerantLocalStorage, tolerantSessionStorage } from './browser-storage.js';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['localStorage', tolerantLocalStorage],
  ['sessionStorage', tolerantSessionStorage],
] as const)('tolerant %s', (name, storage) => {
  it('is the browser’s', () => {
    storage.setItem('theme', 'dark');
    expect(window[name].getItem('theme')).toBe('dark');
    expect(storage.getItem('theme')).toBe('dark');
    storage.removeItem('theme');
    expect([storage.getItem('theme'), window[name].getItem('theme')]).toEqual([null, null]);
  });

  it.each([
    [
      'is blocked, so that reading the property throws',
      () => jest.spyOn(window, name, 'get').mockImplementation(refuse),
    ],
    [
      'is missing, as in some embedded browsers',
      () => jest.spyOn(window, name, 'get').mockReturnValue(null as unknown as Storage),
    ],
    [
      'refuses every call',
      () => {
        for (const method of ['getItem', 'setItem', 'removeItem'] as const)
          jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
      },
    ],
  ])('lasts until the page is left if the browser’s %s', (_case, block) => {
    block();
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBe('dark');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
  });

  it('prefers what a full storage refused to what is stored, until it can be stored', () => {
    storage.setItem('auth_token', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    storage.setItem('auth_token', 'new');
    expect(storage.getItem('auth_token')).toBe('new');
    full.mockRestore();
    storage.setItem('auth_token', 'newer');
    expect([storage.getItem('auth_token'), window[name].getItem('auth_token')]).toEqual(['newer', 'newer']);
  });
});

describe('whether site data is blocked', () => {
  it('is false in a browser that keeps cookies and storage', () => {
    expect(isSiteDataBlocked()).toBe(false);
  });

  it.each([
    ['storage throws', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    [
      'there is no storage',
      () => jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage),
    ],
    ['cookies are off', () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  ])('is true if %s', (_case, block) => {
    block();
    expect(isSiteDataBlocked()).toBe(true);
  });
});
