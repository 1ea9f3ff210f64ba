import { useLayoutEffect, useState } from 'react';

/** The token of the emailed link, removed from the address at once. Empty if there is none. */
export function useToken(): string {
  const [token, setToken] = useState(tokenInAddress);
  useLayoutEffect(() => {
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
  }, []);
  return token;
}

const isLink = (): boolean => location.hash.startsWith('#token=');

/** Some mail programs include the bracket that follows a link in plain text. */
const tokenInAddress = (): string => /^#token=([\w-]+)/.exec(location.hash)?.[1] ?? '';

/** Hides the token from Back, reloads, and onlookers. */
function removeFromAddress(): void {
  if (isLink()) history.replaceState(history.state, '', location.pathname);
}
