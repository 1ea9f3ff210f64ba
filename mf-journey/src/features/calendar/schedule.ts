import { sampleCalendarEvents, type CalendarEvent, type listCalendarEvents } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { dayOf, daysAfter, startOf, type Day } from '../local-time/index.js';

export interface ScheduledEvent extends CalendarEvent {
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

/** The buyer's own events, or samples if there has never been one. */
export function scheduledEvents({ events, everScheduled }: Calendar, today: Day): readonly ScheduledEvent[] {
  return everScheduled ? events.map((event) => ({ ...event, sample: false })) : samples(today);
}

/** Events from the start of today, earliest first. */
export function upcomingEvents(events: readonly ScheduledEvent[], today: Day): readonly ScheduledEvent[] {
  return events.filter(({ startsAt }) => new Date(startsAt) >= startOf(today)).sort(byStart);
}

export function eventsByDay(events: readonly ScheduledEvent[]): ReadonlyMap<Day, readonly ScheduledEvent[]> {
  const days = new Map<Day, ScheduledEvent[]>();
  for (const event of [...events].sort(byStart)) {
    const day = dayOf(new Date(event.startsAt));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

function samples(today: Day): ScheduledEvent[] {
  return sampleCalendarEvents.map(({ title, address, daysAhead, hour }) => {
    const startsAt = startOf(daysAfter(today, daysAhead));
    startsAt.setHours(hour);
    return { id: `sample-${daysAhead}`, title, address, startsAt: startsAt.toISOString(), sample: true };
  });
}

function byStart(one: ScheduledEvent, other: ScheduledEvent): number {
  return one.startsAt < other.startsAt ? -1 : 1;
}
