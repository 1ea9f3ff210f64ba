import { createCalendarEvent, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export function sendNewCalendarEvent(session: SessionAccess, entry: CalendarEntry): Promise<CalendarEvent> {
  return callOperation(session.request, createCalendarEvent, { body: entry });
}
