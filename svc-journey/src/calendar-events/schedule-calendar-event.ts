import { calendarEventMaximum, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { CalendarEventDependencies } from './dependencies.js';

/** @throws AppError `calendar-event.too-many` if the buyer's calendar is full */
export async function scheduleCalendarEvent(
  { store, transaction, now, newId }: CalendarEventDependencies,
  userId: string,
  entry: CalendarEntry,
): Promise<CalendarEvent> {
  return transaction(async (transaction) => {
    const { inserted, count } = await store.insert({ id: newId(), userId, ...entry, kind: 'own' }, now(), transaction);
    // Thrown inside the transaction, so that the event isn't kept.
    if (count > calendarEventMaximum) {
      throw new AppError('calendar-event.too-many', problemTexts.calendarEventsFull, { limit: 'calendar-events' });
    }
    return inserted;
  });
}
