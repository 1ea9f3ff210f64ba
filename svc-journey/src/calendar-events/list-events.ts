import { isAppointment, type CalendarEvent, type CalendarEventKind } from '@hearthway/contracts/journey';
import { kindOf, toCalendarEvent, type StoredEvent } from './stored-event.js';

/** Two events that start closer than this can’t both be attended. */
const apartMilliseconds = 60 * 60_000;
const listedConflicts = 5;
/** What someone waits for, until the buyer says that it’s done. */
const dueKinds: ReadonlySet<CalendarEventKind> = new Set(['deadline', 'loan']);

/** Marks what is overdue, and what needs the buyer at the same time as something else. `events` are in order of time. */
export function listEvents(events: readonly StoredEvent[], now: Date): CalendarEvent[] {
  const appointments = events.filter(({ source }) => isAppointment(kindOf(source)));
  return events.map((stored) => {
    const event = toCalendarEvent(stored);
    const overdue = dueKinds.has(event.kind) && !event.done && stored.startsAt < now;
    const conflicts = isAppointment(event.kind) ? conflictsOf(stored, appointments) : [];
    return { ...event, ...(overdue && { overdue }), ...(conflicts.length > 0 && { conflictsWith: conflicts }) };
  });
}

function conflictsOf(event: StoredEvent, appointments: readonly StoredEvent[]): string[] {
  const isClose = ({ startsAt }: StoredEvent) =>
    Math.abs(startsAt.getTime() - event.startsAt.getTime()) < apartMilliseconds;
  return appointments
    .filter((other) => other !== event && isClose(other))
    .slice(0, listedConflicts)
    .map(({ id }) => id);
}
