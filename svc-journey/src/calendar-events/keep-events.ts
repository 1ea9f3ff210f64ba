import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';

interface KeptEvents {
  readonly userId: string;
  /** What they stem from, such as `letter:<id>`: any text that no other thing of the buyer has. */
  readonly source: string;
  /** Empty once the thing is gone. */
  readonly entries: readonly CalendarEntry[];
}

/**
 * Replaces the buyer’s events that stem from `source` by these, in the transaction in which that thing changes. Events that stay
 * as they are keep their ids. They don’t count toward the buyer’s maximum: the buyer asked for the thing, not for its events.
 */
export type KeepEvents = (kept: KeptEvents, transaction: Transaction) => Promise<void>;

export function createKeepEvents(
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  store: CalendarEventStore,
): KeepEvents {
  return async ({ userId, source, entries }, transaction) => {
    const gone = await store.findBySource(userId, source, transaction);
    const added: CalendarEvent[] = [];
    for (const entry of entries) {
      const place = gone.findIndex((event) => isSame(event, entry));
      if (place < 0) added.push({ id: newId(), ...entry });
      else gone.splice(place, 1);
    }
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await store.deleteMany(userId, ids, transaction);
    if (added.length > 0) await store.insertOfSource({ userId, source, events: added }, now(), transaction);
  };
}

const isSame = (event: CalendarEntry, entry: CalendarEntry): boolean =>
  event.title === entry.title &&
  event.address === entry.address &&
  Date.parse(event.startsAt) === Date.parse(entry.startsAt);
