import { useEffect } from 'react';
import { usePlatform } from '@hearthway/web-kit/slice';
import { forgetDraftsOfOthers } from './draft-storage.js';

/**
 * Figures that wait in this browser go with the session: when it ends, and when somebody else signs in. Heard from the
 * session itself, because the page is gone before it could draw that nobody is signed in.
 */
export function OwnDraftsOnly(): null {
  const { session } = usePlatform();
  useEffect(() => {
    const forget = (): void => {
      const user = session.user();
      if (user !== undefined) forgetDraftsOfOthers(user?.id);
    };
    forget();
    return session.subscribe(forget);
  }, [session]);
  return null;
}
