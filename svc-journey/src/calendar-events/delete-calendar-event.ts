import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { CalendarEventDependencies } from './dependencies.js';

/** @throws AppError `calendar-event.not-found`, also for another buyer's */
export async function deleteCalendarEvent(
  { store, transaction }: CalendarEventDependencies,
  userId: string,
  calendarEventId: string,
): Promise<void> {
  await transaction(async (transaction) => {
    const deleted = await store.delete(userId, calendarEventId, transaction);
    if (!deleted) throw new AppError('calendar-event.not-found', problemTexts.calendarEventNotFound);
  });
}
