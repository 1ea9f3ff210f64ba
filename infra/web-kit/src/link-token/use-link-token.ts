import { useLayoutEffect, useState } from 'react';

/** The token of the emailed link, removed from the address at once. `undefined` if no link was opened; empty if it is broken. */
export function useLinkToken(): string | undefined {
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

function tokenInAddress(): string | undefined {
  if (!isLink()) return undefined;
  // Some mail programs include the bracket that follows a link in plain text.
  return /^#token=([\w-]+)/.exec(location.hash)?.[1] ?? '';
}

/**
 * Hides the token from Back, reloads, and onlookers. The browser's history may still keep the opened address, where a token
 * is harmless only once it was used or has expired.
 */
function removeFromAddress(): void {
  if (isLink()) history.replaceState(history.state, '', location.pathname);
}
