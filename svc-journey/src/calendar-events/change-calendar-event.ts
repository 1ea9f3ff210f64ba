import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import type { CalendarEventDependencies } from './dependencies.js';

export interface ChangeCalendarEvent {
  readonly userId: string;
  readonly calendarEventId: string;
  readonly entry: CalendarEntry;
}

/** @throws AppError `calendar-event.not-found`, also for another buyer's; `calendar-event.from-contract` */
export async function changeCalendarEvent(
  { store, transaction, now }: CalendarEventDependencies,
  { userId, calendarEventId, entry }: ChangeCalendarEvent,
): Promise<CalendarEvent> {
  return transaction(async (transaction) => {
    await refuseDeadline({ store }, userId, calendarEventId, transaction);
    const changed = await store.update(userId, calendarEventId, entry, now(), transaction);
    if (!changed) throw new AppError('calendar-event.not-found', problemTexts.calendarEventNotFound);
    return changed;
  });
}

/** A deadline moves with its contract only. @throws AppError `calendar-event.from-contract` */
export async function refuseDeadline(
  { store }: Pick<CalendarEventDependencies, 'store'>,
  userId: string,
  calendarEventId: string,
  transaction: Transaction,
): Promise<void> {
  const event = await store.findById(userId, calendarEventId, transaction);
  if (event?.kind !== 'deadline') return;
  throw new AppError('calendar-event.from-contract', problemTexts.calendarEventFromContract);
}
