import { useLayoutEffect } from 'react';
import { useLinkToken } from '@hearthway/web-kit/link-token';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';

const key = 'signing-link';

/**
 * The token of the emailed link. Empty if there is none. This tab keeps it, since a phone may drop the page while its owner reads
 * the code in another app.
 */
export function useToken(): string {
  const opened = useLinkToken();
  const token = opened ?? tolerantSessionStorage.getItem(key) ?? '';
  useLayoutEffect(() => {
    if (token !== '') tolerantSessionStorage.setItem(key, token);
  }, [token]);
  return token;
}
