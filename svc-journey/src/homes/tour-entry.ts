import type { CalendarEntry } from '@hearthway/contracts/journey';
import { beginningOf } from '../text/index.js';
import type { StoredHome } from './stored-home.js';

/** The calendar entries for a home's tour. Empty once the buyer has passed on the home. */
export function tourEntries(home: StoredHome | undefined): CalendarEntry[] {
  if (!home?.tourAt || home.stage === 'passed') return [];
  const { address, city, state, zipCode } = home.facts;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // Together, a home's parts may be longer than an event's texts allow.
  return [
    {
      title: beginningOf(`Tour: ${address}`, 120),
      address: beginningOf([address, town].filter(Boolean).join(', '), 200),
      startsAt: home.tourAt.toISOString(),
    },
  ];
}
