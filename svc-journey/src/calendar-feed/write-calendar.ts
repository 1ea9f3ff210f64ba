import { brand } from '@hearthway/contracts/brand';
import { alertHours, isAppointment, type CalendarEventKind } from '@hearthway/contracts/journey';
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { kindOf, type StoredEvent } from '../calendar-events/index.js';

const refreshSeconds = 60 * 60;
const hourMilliseconds = 3_600_000;

/**
 * A buyer's calendar as RFC 5545 text, the same until an event changes. Times are in UTC, so that an app shows each in its
 * reader's zone; a deadline at the end of a day is that day.
 */
export function writeCalendar(events: readonly StoredEvent[]): string {
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const event of events) {
    const kind = kindOf(event.source);
    const entry = calendar.createEvent({
      // An event keeps its id when it moves.
      id: `${event.id}@${brand.name.toLowerCase()}`,
      sequence: event.sequence,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      summary: kind === 'deadline' ? `Deadline: ${event.title}` : event.title,
      // What is due at a moment would otherwise block time.
      transparency: isAppointment(kind) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...whenOf(event, kind),
      ...(event.address && { location: event.address }),
    });
    if (event.done) continue;
    for (const hours of alertHours[kind]) {
      const alarm = { type: ICalAlarmType.display, triggerBefore: hours * 3_600, description: event.title };
      // The library takes this from a call only.
      entry.createAlarm(alarm).relatesTo(entry.allDay() ? ICalAlarmRelatesTo.end : null);
    }
  }
  return calendar.toString();
}

function whenOf(
  { startsAt, timeZone }: StoredEvent,
  kind: CalendarEventKind,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (isAppointment(kind)) return { start: startsAt, end: new Date(startsAt.getTime() + hourMilliseconds) };
  const day = timeZone === undefined ? undefined : dayThatEnds(startsAt, timeZone);
  if (day === undefined) return { start: startsAt };
  return { start: day, end: new Date(day.getTime() + 24 * hourMilliseconds), allDay: true };
}

/** The day of which the moment is the last minute, as midnight UTC. */
function dayThatEnds(moment: Date, timeZone: string): Date | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  if (local.hour !== 23 || local.minute !== 59) return undefined;
  return new Date(`${local.toPlainDate().toString()}T00:00:00Z`);
}
