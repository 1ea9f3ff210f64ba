import {
  type CalendarEntry,
  type CalendarEvent,
  changeCalendarEvent,
  createCalendarEvent,
  deleteCalendarEvent,
  listCalendarEvents,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export function fetchCalendarEvents(session: SessionAccess, signal?: AbortSignal) {
  return callOperation(session.request, listCalendarEvents, undefined, { signal });
}

/** Keyed by buyer, so that a second account on this device never sees the first one's events. */
export function calendarEventsQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [listCalendarEvents.path, userId],
    queryFn: ({ signal }) => fetchCalendarEvents(session, signal),
  });
}

export function sendNewCalendarEvent(session: SessionAccess, entry: CalendarEntry): Promise<CalendarEvent> {
  return callOperation(session.request, createCalendarEvent, { body: entry });
}

export function sendChangedCalendarEvent(
  session: SessionAccess,
  calendarEventId: string,
  entry: CalendarEntry,
): Promise<CalendarEvent> {
  return callOperation(session.request, changeCalendarEvent, { params: { calendarEventId }, body: entry });
}

export async function sendCalendarEventDeletion(session: SessionAccess, calendarEventId: string): Promise<void> {
  await callOperation(session.request, deleteCalendarEvent, { params: { calendarEventId } });
}
