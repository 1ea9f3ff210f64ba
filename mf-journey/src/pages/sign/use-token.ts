import { useLayoutEffect, useState } from 'react';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';

const key = 'signing-link';

/**
 * The token of the emailed link, removed from the address at once. Empty if there is none. This tab keeps it, since a phone may
 * drop the page while its owner reads the code in another app.
 */
export function useToken(): string {
  const [token, setToken] = useState(() => tokenInAddress() || (tolerantSessionStorage.getItem(key) ?? ''));
  useLayoutEffect(() => {
    if (token !== '') tolerantSessionStorage.setItem(key, token);
    removeFromAddress();
    // Opening another link to this page changes only the hash, so that the page doesn’t load anew.
    const take = (): void => {
      if (!isLink()) return;
      setToken(tokenInAddress());
      removeFromAddress();
    };
    window.addEventListener('hashchange', take);
    return () => {
      window.removeEventListener('hashchange', take);
    };
  }, [token]);
  return token;
}

const isLink = (): boolean => location.hash.startsWith('#token=');

/** Some mail programs include the bracket that follows a link in plain text. */
const tokenInAddress = (): string => /^#token=([\w-]+)/.exec(location.hash)?.[1] ?? '';

/** Hides the token from Back and onlookers. */
function removeFromAddress(): void {
  if (isLink()) history.replaceState(history.state, '', location.pathname);
}
