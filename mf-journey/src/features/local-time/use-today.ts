import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from './local-time.js';

/** The day it is here. A page that was left open overnight learns of the next one when it is looked at again. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, () => dayOf(new Date()));
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}
