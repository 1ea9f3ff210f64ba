import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from './local-time.js';

/** Today, local time. Updates when the tab becomes visible again, so a page left open overnight is right. */
export function useToday(): Day {
  return useSyncExternalStore(subscribeToDay, () => dayOf(new Date()));
}

/** Calls `listener` when the day may have changed. */
export function subscribeToDay(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}
