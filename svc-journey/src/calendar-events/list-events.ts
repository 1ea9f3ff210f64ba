import type { CalendarEvent } from '@hearthway/contracts/journey';
import { toCalendarEvent, type StoredEvent } from './stored-event.js';

/** Two events that start closer than this can’t both be attended. */
const apartMilliseconds = 60 * 60_000;
const listedConflicts = 5;

/** Marks what is overdue, and what needs the buyer at the same time as something else. `events` are in order of time. */
export function listEvents(events: readonly StoredEvent[], now: Date): CalendarEvent[] {
  const attended = events.filter(needsBuyer);
  return events.map((stored) => {
    const event = toCalendarEvent(stored);
    const overdue = event.kind === 'deadline' && !event.done && stored.startsAt < now;
    const conflicts = needsBuyer(stored) ? conflictsOf(stored, attended) : [];
    return { ...event, ...(overdue && { overdue }), ...(conflicts.length > 0 && { conflictsWith: conflicts }) };
  });
}

/** Anything else is a moment by which something is due, not an appointment. */
const needsBuyer = ({ source }: StoredEvent): boolean => source === undefined || source.startsWith('tour:');

function conflictsOf(event: StoredEvent, attended: readonly StoredEvent[]): string[] {
  const isClose = ({ startsAt }: StoredEvent) =>
    Math.abs(startsAt.getTime() - event.startsAt.getTime()) < apartMilliseconds;
  return attended
    .filter((other) => other !== event && isClose(other))
    .slice(0, listedConflicts)
    .map(({ id }) => id);
}
