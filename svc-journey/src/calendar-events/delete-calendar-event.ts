import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { CalendarEventDependencies } from './dependencies.js';

/** @throws AppError `calendar-event.not-found`, also for somebody else's */
export async function deleteCalendarEvent(
  { store, transaction }: CalendarEventDependencies,
  userId: string,
  calendarEventId: string,
): Promise<void> {
  await transaction(async (session) => {
    const deleted = await store.delete(userId, calendarEventId, session);
    if (!deleted) throw new AppError('calendar-event.not-found', problemTexts.calendarEventNotFound);
    await store.countOneLess(userId, session);
  });
}
