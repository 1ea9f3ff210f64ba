import { useEffect } from 'react';
import { usePlatform } from '@hearthway/web-kit/slice';
import { deleteOtherDrafts } from './draft-storage.js';

/**
 * Deletes drafts when the session ends or someone else signs in. Listens to the session itself, because the page is
 * unmounted before it could render the change.
 */
export function OwnDraftsOnly(): null {
  const { session } = usePlatform();
  useEffect(() => {
    const forget = (): void => {
      const user = session.user();
      if (user !== undefined) deleteOtherDrafts(user?.id);
    };
    forget();
    return session.subscribe(forget);
  }, [session]);
  return null;
}
