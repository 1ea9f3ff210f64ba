import { calendarEventMaximum, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { CalendarEventDependencies } from './dependencies.js';

/** @throws AppError `calendar-event.too-many` when the buyer's calendar is full */
export async function scheduleCalendarEvent(
  { store, transaction, now, newId }: CalendarEventDependencies,
  userId: string,
  entry: CalendarEntry,
): Promise<CalendarEvent> {
  return transaction(async (session) => {
    const events = await store.countOneMore(userId, now(), session);
    if (events > calendarEventMaximum) {
      throw new AppError('calendar-event.too-many', problemTexts.calendarEventsFull, { limit: 'calendar-events' });
    }
    return store.insert({ id: newId(), userId, ...entry }, session);
  });
}
