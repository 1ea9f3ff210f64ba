import { useSyncExternalStore } from 'react';
import { dayOf, type Day } from './local-time.js';
import { subscribeToDay } from './use-today.js';
import { zoneClock } from './zone-clock.js';

/** Today on the clock of an IANA zone; without a zone, the buyer's own. */
export function useTodayAt(timeZone: string | undefined): Day {
  return useSyncExternalStore(subscribeToDay, () => dayOf(zoneClock(new Date(), timeZone).reading));
}
