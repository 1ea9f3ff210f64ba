import { deleteCalendarEvent } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export async function sendCalendarEventDeletion(session: SessionAccess, calendarEventId: string): Promise<void> {
  await callOperation(session.request, deleteCalendarEvent, { params: { calendarEventId } });
}
