import type { CalendarEntry } from '@hearthway/contracts/journey';
import type { StoredHome } from './stored-home.js';

/** The calendar entries for a home's tour. Empty once the buyer has passed on the home. */
export function tourEntries(home: StoredHome | undefined): CalendarEntry[] {
  if (!home?.tourAt || home.stage === 'passed') return [];
  const { address, city, state, zipCode } = home.facts;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // Together, a home's parts may be longer than an event's texts allow.
  return [
    {
      title: `Tour: ${address}`.slice(0, 120),
      address: [address, town].filter(Boolean).join(', ').slice(0, 200),
      startsAt: home.tourAt.toISOString(),
    },
  ];
}
