import type { CalendarEvent } from '@hearthway/contracts/journey';
import { formatTime } from '../local-time/index.js';
import { eventClock } from './schedule.js';

/** `5:00 PM`, or `5:00 PM CST` where the buyer’s clock shows something else. */
export function eventTime(event: Pick<CalendarEvent, 'startsAt' | 'timeZone'>): string {
  const { reading, zone } = eventClock(event);
  return [formatTime(reading), zone].filter(Boolean).join(' ');
}

/** What the event’s neighbors are called: `Home tour at 2:00 PM`. */
export function conflictsOf(event: CalendarEvent, events: readonly CalendarEvent[]): readonly string[] {
  return events
    .filter(({ id }) => event.conflictsWith?.includes(id))
    .map((other) => `${other.title} at ${eventTime(other)}`);
}
