import { useLayoutEffect } from 'react';
import { browserPreferences } from '@hearthway/contracts/constants';
import { tolerantLocalStorage } from '@hearthway/web-kit/storage';

const { storageKey } = browserPreferences.theme;
const attribute = 'data-theme';
const reapplyMilliseconds = 500;

/**
 * Makes admin pages dark, whatever theme is chosen. On a first load the page's inline script does it before the first
 * paint; this covers navigation from another page. Reapplied every half second, as the specification requires.
 */
export function useDarkTheme(): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    const apply = (): void => {
      if (documentElement.getAttribute(attribute) !== 'dark') documentElement.setAttribute(attribute, 'dark');
    };
    refreshTheme();
    apply();
    const timer = setInterval(apply, reapplyMilliseconds);
    return () => {
      clearInterval(timer);
      documentElement.removeAttribute(attribute);
      refreshTheme();
    };
  }, []);
}

/** Makes the page's inline script, which listens for this event, apply the theme for the current address. */
function refreshTheme(): void {
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKey, newValue: tolerantLocalStorage.getItem(storageKey) }),
  );
}
