import type { CalendarEntry } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { EventOrigin } from './calendar-event-store.js';
import type { CalendarEventDependencies } from './dependencies.js';

type Dependencies = Pick<CalendarEventDependencies, 'store' | 'now'>;

export interface KeptEvent {
  readonly userId: string;
  /** Chosen by the room whose thing the event belongs to, so that it can find it again. */
  readonly id: string;
  readonly entry: CalendarEntry;
  readonly origin: EventOrigin;
}

/**
 * Schedules an event for another room, or replaces it. A full calendar takes it too: the buyer asked for the thing, not for the
 * event.
 */
export async function putCalendarEvent(
  { store, now }: Dependencies,
  { userId, id, entry, origin }: KeptEvent,
  transaction: Transaction,
): Promise<void> {
  const kept = { ...entry, ...origin };
  const replaced = await store.update(userId, id, kept, now(), transaction);
  if (!replaced) await store.insert({ id, userId, ...kept }, now(), transaction);
}

/** Does nothing if the event is gone, since buyers can delete it themselves. */
export async function removeCalendarEvent(
  { store }: Pick<Dependencies, 'store'>,
  userId: string,
  id: string,
  transaction: Transaction,
): Promise<void> {
  await store.delete(userId, id, transaction);
}
