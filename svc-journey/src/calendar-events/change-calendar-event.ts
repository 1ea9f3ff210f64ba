import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { CalendarEventDependencies } from './dependencies.js';

export interface ChangeCalendarEvent {
  readonly userId: string;
  readonly calendarEventId: string;
  readonly entry: CalendarEntry;
}

/** @throws AppError `calendar-event.not-found`, also for another buyer's */
export async function changeCalendarEvent(
  { store }: CalendarEventDependencies,
  { userId, calendarEventId, entry }: ChangeCalendarEvent,
): Promise<CalendarEvent> {
  const changed = await store.update(userId, calendarEventId, entry);
  if (!changed) throw new AppError('calendar-event.not-found', problemTexts.calendarEventNotFound);
  return changed;
}
