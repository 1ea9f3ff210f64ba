import type { CalendarEntry } from '@hearthway/contracts/journey';
import type { StoredHome } from './stored-home.js';

/** What the calendar says about a home's tour. Nothing once the buyer has passed on the home. */
export function tourEntries(home: StoredHome | undefined): CalendarEntry[] {
  if (!home?.tourAt || home.stage === 'passed') return [];
  const { address, city, state, zipCode } = home.facts;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // A home's parts may be longer together than an event's texts.
  return [
    {
      title: `Tour: ${address}`.slice(0, 120),
      address: [address, town].filter(Boolean).join(', ').slice(0, 200),
      startsAt: home.tourAt.toISOString(),
    },
  ];
}
