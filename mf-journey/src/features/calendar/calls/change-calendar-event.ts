import { changeCalendarEvent, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export function sendChangedCalendarEvent(
  session: SessionAccess,
  calendarEventId: string,
  entry: CalendarEntry,
): Promise<CalendarEvent> {
  return callOperation(session.request, changeCalendarEvent, { params: { calendarEventId }, body: entry });
}
