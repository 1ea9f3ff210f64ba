import type { CalendarEvent } from '@hearthway/contracts/journey';
import type { StoredCalendarEvent } from './calendar-event-store.js';

/** Two events that start closer than this can’t both be attended. */
const apartMilliseconds = 60 * 60_000;
const listedConflicts = 5;

/** Marks what is overdue, and what needs the buyer at the same time as something else. */
export function schedule(events: readonly StoredCalendarEvent[], now: Date): CalendarEvent[] {
  const attended = events.filter(needsBuyer);
  return events.map(({ done, changedAt: _changedAt, ...event }) => {
    const overdue = event.kind === 'deadline' && !done && Date.parse(event.startsAt) < now.getTime();
    const conflicts = needsBuyer(event) ? attended.filter((other) => areClose(other, event)) : [];
    const conflictsWith = conflicts.map(({ id }) => id).filter((id) => id !== event.id);
    return {
      ...event,
      ...(overdue && { overdue }),
      ...(conflictsWith.length > 0 && { conflictsWith: conflictsWith.slice(0, listedConflicts) }),
    };
  });
}

/** A deadline, or the end of a letter or paper, is a moment, not an appointment. */
const needsBuyer = ({ kind }: CalendarEvent): boolean =>
  kind !== 'deadline' && kind !== 'letter' && kind !== 'document';

const areClose = (one: CalendarEvent, other: CalendarEvent): boolean =>
  Math.abs(Date.parse(one.startsAt) - Date.parse(other.startsAt)) < apartMilliseconds;
