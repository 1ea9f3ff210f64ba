import { brand } from '@hearthway/contracts/brand';
import { alertHours } from '@hearthway/contracts/journey';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator';
import type { StoredCalendarEvent } from '../calendar-events/index.js';

const refreshSeconds = 60 * 60;
const appointmentMinutes = 60;

/** A buyer’s calendar as RFC 5545 text. Times are in UTC, so that an app shows each in its reader’s zone. */
export function writeCalendar(events: readonly StoredCalendarEvent[], now: Date): string {
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const event of events) {
    const isDeadline = event.kind === 'deadline';
    const start = new Date(event.startsAt);
    const entry = calendar.createEvent({
      // An event keeps its id when it moves.
      id: `${event.id}@${brand.name.toLowerCase()}`,
      sequence: event.sequence,
      stamp: event.changedAt ?? now,
      summary: isDeadline ? `Deadline: ${event.title}` : event.title,
      start,
      // A deadline is a moment. It would otherwise block time in a calendar.
      ...(isDeadline ? {} : { end: new Date(start.getTime() + appointmentMinutes * 60_000) }),
      busystatus: isDeadline ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
      ...(event.address && { location: event.address }),
      ...(event.changedAt && { lastModified: event.changedAt }),
    });
    if (event.done) continue;
    for (const hours of alertHours[event.kind ?? 'own']) {
      entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: hours * 3_600, description: event.title });
    }
  }
  return calendar.toString();
}
