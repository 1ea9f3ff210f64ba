import { calendarEventMaximum, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import { AppError, type Dependencies } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';
import { newEvent, toCalendarEvent } from './stored-event.js';

interface ScheduleDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: CalendarEventStore;
}

interface NewEvent {
  readonly userId: string;
  /** If the buyer already has an event with this id, it is returned and nothing changes. */
  readonly id: string;
  readonly entry: CalendarEntry;
}

/** @throws AppError `calendar-event.too-many` */
export async function scheduleEvent(
  { store, transaction, now }: ScheduleDependencies,
  { userId, id, entry }: NewEvent,
): Promise<CalendarEvent> {
  return transaction(async (transaction) => {
    const there = await store.findById(userId, id, transaction);
    if (there) return toCalendarEvent(there);
    const event = newEvent({ id, userId, now: now() }, entry);
    const count = await store.insert(event, transaction);
    // Thrown inside the transaction, so that the event isn't kept.
    if (count > calendarEventMaximum) {
      throw new AppError(
        'calendar-event.too-many',
        `Your calendar is full at ${calendarEventMaximum} events. Delete one to add another.`,
        { limit: 'calendar-events' },
      );
    }
    return toCalendarEvent(event);
  });
}
