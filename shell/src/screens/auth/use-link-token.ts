import { linkRequest } from '@hearthway/contracts/identity';
import { useLayoutEffect, useState } from 'react';

/** The token of the emailed link, removed from the address at once. Empty if there is none. */
export function useLinkToken(): string {
  const [token, setToken] = useState(tokenInAddress);
  useLayoutEffect(() => {
    removeFromAddress();
    // Opening another link to this page changes only the hash, so the page doesn't reload.
    const take = (): void => {
      if (!isLink()) return;
      // Read now: React may call an updater later, after the token is removed.
      setToken(tokenInAddress());
      removeFromAddress();
    };
    window.addEventListener('hashchange', take);
    return () => {
      window.removeEventListener('hashchange', take);
    };
  }, []);
  return token;
}

const isLink = (): boolean => location.hash.startsWith('#token=');

/** Some mail programs include the bracket that follows a link in plain text. */
function tokenInAddress(): string {
  const [, token = ''] = /^#token=([\w-]+)/.exec(location.hash) ?? [];
  return linkRequest.safeParse({ token }).success ? token : '';
}

/**
 * Hides the token from Back, reloads, and onlookers. The browser's history may still keep the opened address, where a token
 * is harmless only once it was used or has expired.
 */
function removeFromAddress(): void {
  if (isLink()) history.replaceState(history.state, '', location.pathname);
}
