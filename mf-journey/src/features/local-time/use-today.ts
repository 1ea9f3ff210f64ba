import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from './local-time.js';
import { zoneClock } from './zone-clock.js';

/** Today, on the buyer’s clock or that of a zone. Updates when the tab becomes visible again, so a page left open overnight is right. */
export function useToday(timeZone?: string): Day {
  return useSyncExternalStore(subscribe, () => {
    const now = new Date();
    return dayOf(timeZone === undefined ? now : zoneClock(now, timeZone).reading);
  });
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}
