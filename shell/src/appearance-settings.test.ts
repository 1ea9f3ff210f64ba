import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authTokenStorageKey, browserPreferences } from '@hearthway/contracts/constants';
import { sitePages } from '@hearthway/contracts/pages';

const template = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
const page = document.documentElement;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  delete page.dataset['theme'];
  delete page.dataset['motion'];
  delete page.dataset['session'];
});

describe('appearance settings of this browser', () => {
  it.each(['theme', 'motion'] as const)('apply every %s except the first, which follows the system', (name) => {
    const { storageKey, values } = browserPreferences[name];
    const shown = values.map((value) => {
      localStorage.setItem(storageKey, value);
      openPage();
      return page.dataset[name];
    });
    expect(shown).toEqual([undefined, ...values.slice(1)]);
  });

  it('follow the system if the stored value is invalid or storage is blocked', () => {
    localStorage.setItem('theme', 'toString');
    openPage();
    expect(page.dataset['theme']).toBeUndefined();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    openPage();
    expect(page.dataset['theme']).toBeUndefined();
  });

  it('follow changes in any tab, and cleared storage', () => {
    openPage();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(shown()).toEqual({ theme: 'dark' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: 'reduced' }));
    expect(shown()).toEqual({ theme: 'dark', motion: 'reduced' });
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(shown()).toEqual({});
  });

  it('are overridden by dark on admin pages only', () => {
    localStorage.setItem('theme', 'light');
    for (const { path, access } of sitePages) {
      history.replaceState(null, '', path);
      openPage();
      expect([path, page.dataset['theme']]).toEqual([path, access === 'admin' ? 'dark' : 'light']);
    }
  });

  it('color the browser bar like the page', () => {
    localStorage.setItem('theme', 'dark');
    openPage();
    expect(browserBar()).toEqual({ light: 'not all', dark: 'all' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'system' }));
    expect(browserBar()).toEqual({ light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' });
  });
});

describe('a stored session', () => {
  it('is marked on the page before the first paint', () => {
    openPage();
    expect(page.dataset['session']).toBeUndefined();
    localStorage.setItem(authTokenStorageKey, 'a-token');
    openPage();
    expect(page.dataset['session']).toBe('stored');
  });

  it('is followed when another tab signs in or out', () => {
    openPage();
    const happens = (event: StorageEventInit): string | undefined => {
      window.dispatchEvent(new StorageEvent('storage', event));
      return page.dataset['session'];
    };
    expect(happens({ key: authTokenStorageKey, newValue: 'a-token' })).toBe('stored');
    expect(happens({ key: 'theme', newValue: 'dark' })).toBe('stored');
    expect(happens({ key: authTokenStorageKey, newValue: null })).toBeUndefined();
    happens({ key: authTokenStorageKey, newValue: 'a-token' });
    expect(happens({ key: null, newValue: null })).toBeUndefined();
  });
});

/** Loads the template's head and runs its inline script, like a browser opening the page. */
function openPage(): void {
  const read = new DOMParser().parseFromString(template, 'text/html');
  const script = document.createElement('script');
  script.text = read.head.querySelector('script')?.text ?? '';
  document.head.replaceChildren(...read.head.querySelectorAll('meta'), script);
}

function shown(): DOMStringMap {
  return Object.assign({}, page.dataset);
}

function browserBar(): Record<string, string> {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  return Object.fromEntries([...bars].map(({ dataset, media }) => [dataset['scheme'] ?? '', media]));
}
