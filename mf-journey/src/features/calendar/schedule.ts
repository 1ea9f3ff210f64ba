import { sampleCalendarEvents, type CalendarEvent, type listCalendarEvents } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { dayOf, daysAfter, formatTime, startOf, zoneClock, type Day, type ZoneClock } from '../local-time/index.js';

/** An event with what its clock shows: the property's for a deadline, the buyer's for everything else. */
export interface ScheduledEvent extends CalendarEvent, ZoneClock {
  /** A sample, shown until the buyer has scheduled a first event. */
  readonly sample: boolean;
}

export type Calendar = OperationReply<typeof listCalendarEvents>;

export function withEvent({ events }: Calendar, event: CalendarEvent): Calendar {
  return { events: [...events.filter(({ id }) => id !== event.id), event], everScheduled: true };
}

export function withoutEvent({ events }: Calendar, eventId: string): Calendar {
  return { events: events.filter(({ id }) => id !== eventId), everScheduled: true };
}

/** The buyer's own events, or samples if there has never been one. Earliest first. */
export function scheduledEvents({ events, everScheduled }: Calendar, today: Day): readonly ScheduledEvent[] {
  return (everScheduled ? events : samples(today))
    .map((event) => ({
      ...event,
      ...zoneClock(new Date(event.startsAt), event.timeZone),
      sample: !everScheduled,
    }))
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

/** What is overdue, and events from the start of today. */
export function upcomingEvents(events: readonly ScheduledEvent[], today: Day): readonly ScheduledEvent[] {
  return events.filter(({ overdue, reading }) => overdue === true || dayOf(reading) >= today);
}

export function eventsByDay(events: readonly ScheduledEvent[]): ReadonlyMap<Day, readonly ScheduledEvent[]> {
  const days = new Map<Day, ScheduledEvent[]>();
  for (const event of events) {
    const day = dayOf(event.reading);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** `2:30 PM`, or `5:00 PM CST` where the buyer's clock shows something else. */
export function timeOf({ reading, zone }: ZoneClock): string {
  return zone === undefined ? formatTime(reading) : `${formatTime(reading)} ${zone}`;
}

function samples(today: Day): CalendarEvent[] {
  return sampleCalendarEvents.map(({ title, address, daysAhead, hour }) => {
    const startsAt = startOf(daysAfter(today, daysAhead));
    startsAt.setHours(hour);
    return { id: `sample-${daysAhead}`, title, address, startsAt: startsAt.toISOString(), kind: 'own' };
  });
}
