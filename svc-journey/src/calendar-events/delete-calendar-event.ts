import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { refuseDeadline } from './change-calendar-event.js';
import type { CalendarEventDependencies } from './dependencies.js';

/** @throws AppError `calendar-event.not-found`, also for another buyer's; `calendar-event.from-contract` */
export async function deleteCalendarEvent(
  { store, transaction }: CalendarEventDependencies,
  userId: string,
  calendarEventId: string,
): Promise<void> {
  await transaction(async (transaction) => {
    await refuseDeadline({ store }, userId, calendarEventId, transaction);
    const deleted = await store.delete(userId, calendarEventId, transaction);
    if (!deleted) throw new AppError('calendar-event.not-found', problemTexts.calendarEventNotFound);
  });
}
