import { useEffect, useState } from 'react';

/** The token after the # of the mailed link that was opened last; empty when it is incomplete. */
export function useLinkToken(): string {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    // Another link to the page that is shown loads nothing. Only what is after the # changes.
    const take = () => {
      setToken((earlier) => tokenInAddress() || earlier);
    };
    addEventListener('hashchange', take);
    return () => {
      removeEventListener('hashchange', take);
    };
  }, []);
  return token;
}

/** Takes a used token out of the address. */
export function forgetLinkToken(): void {
  history.replaceState(history.state, '', location.pathname);
}

const tokenInAddress = () => location.hash.slice(1);
