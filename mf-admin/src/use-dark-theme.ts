import { useLayoutEffect } from 'react';
import { browserChoices } from '@hearthway/contracts/constants';

const { storageKey } = browserChoices.theme;
const attribute = 'data-theme';
const reapplyMilliseconds = 500;

/**
 * The admin's pages are dark, whatever theme was chosen: from the first paint on, for which the page's own script sees, and
 * when one comes here from another page. It is applied again every half second, as the specification has it, in case
 * something else on the page changed it.
 */
export function useDarkTheme(): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    const apply = (): void => {
      if (documentElement.getAttribute(attribute) !== 'dark') documentElement.setAttribute(attribute, 'dark');
    };
    showThemeOfPage();
    apply();
    const timer = setInterval(apply, reapplyMilliseconds);
    return () => {
      clearInterval(timer);
      documentElement.removeAttribute(attribute);
      showThemeOfPage();
    };
  }, []);
}

/** The page's own script hears of a choice by this event, in this tab as in others, and shows what holds at this address. */
function showThemeOfPage(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: chosenTheme() }));
}

function chosenTheme(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage that is switched off holds no choice.
    return null;
  }
}
