import { linkRequest } from '@hearthway/contracts/identity';
import { useLayoutEffect, useState } from 'react';

/** The token of the mailed link that was opened last, which is taken out of the address at once. Empty if there is none. */
export function useLinkToken(): string {
  const [token, setToken] = useState(tokenInAddress);
  useLayoutEffect(() => {
    removeFromAddress();
    // Another link to the page that is shown loads nothing: only what is after the # changes.
    const take = (): void => {
      if (!isLink()) return;
      // Read now: React may call a function later, when the token is gone from the address.
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

/** Some mail programs take the bracket after a link in plain text for a part of it. */
function tokenInAddress(): string {
  const [, token = ''] = /^#token=([\w-]+)/.exec(location.hash) ?? [];
  return linkRequest.safeParse({ token }).success ? token : '';
}

/**
 * So that Back, a reload, or a screen that others see doesn't show it. The browser may still keep the address
 * that was opened in its own file of visited pages: there, a token is harmless only once it was used or is too old.
 */
function removeFromAddress(): void {
  if (isLink()) history.replaceState(history.state, '', location.pathname);
}
