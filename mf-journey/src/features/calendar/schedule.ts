import { sampleCalendarEvents, type CalendarEvent } from '@hearthway/contracts/journey';
import { dayOf, daysAfter, startOf, zoneClock, type Day, type ZoneClock } from '../local-time/index.js';

export interface ScheduledEvent extends CalendarEvent {
  /** A sample, shown until the buyer has scheduled a first event. */
  readonly sample: boolean;
}

export interface Calendar {
  readonly events: readonly CalendarEvent[];
  readonly everScheduled: boolean;
}

/** The buyer's own events, or samples if there has never been one. */
export function scheduledEvents({ events, everScheduled }: Calendar, today: Day): readonly ScheduledEvent[] {
  return everScheduled ? events.map((event) => ({ ...event, sample: false })) : samples(today);
}

/** What is overdue, and events from the start of today, earliest first. */
export function upcomingEvents(events: readonly ScheduledEvent[], today: Day): readonly ScheduledEvent[] {
  return events.filter((event) => event.overdue === true || eventDay(event) >= today).sort(byStart);
}

/** When an event is. A deadline counts where the property is, so it shows that clock. */
export function eventClock({ startsAt, timeZone }: Pick<CalendarEvent, 'startsAt' | 'timeZone'>): ZoneClock {
  const moment = new Date(startsAt);
  return timeZone === undefined ? { reading: moment, zone: undefined } : zoneClock(moment, timeZone);
}

export function eventDay(event: Pick<CalendarEvent, 'startsAt' | 'timeZone'>): Day {
  return dayOf(eventClock(event).reading);
}

export function eventsByDay(events: readonly ScheduledEvent[]): ReadonlyMap<Day, readonly ScheduledEvent[]> {
  const days = new Map<Day, ScheduledEvent[]>();
  for (const event of [...events].sort(byStart)) {
    const day = eventDay(event);
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
