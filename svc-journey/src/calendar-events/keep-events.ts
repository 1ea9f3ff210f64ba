import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';

interface KeptEvents {
  readonly userId: string;
  /** The item they come from, such as `letter:<id>`: any text that is unique among the buyer's items. */
  readonly source: string;
  /** Before the item changed; empty for a new one. */
  readonly before: readonly CalendarEntry[];
  /** Empty once the item is gone. */
  readonly after: readonly CalendarEntry[];
}

/**
 * Replaces the buyer’s events that come from `source`, in the same transaction that changes that item. If the change
 * doesn’t affect them, they stay as they are, even if the buyer moved or deleted one. They don’t count toward the
 * buyer’s maximum, since the buyer asked for the item, not for its events.
 */
export type KeepEvents = (kept: KeptEvents, transaction: Transaction) => Promise<void>;

export function createKeepEvents(
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  store: CalendarEventStore,
): KeepEvents {
  return async ({ userId, source, before, after }, transaction) => {
    if (before.length === after.length && before.every((entry, place) => isSame(entry, after[place]))) return;
    const gone = await store.findBySource(userId, source, transaction);
    const added: CalendarEvent[] = [];
    for (const entry of after) {
      const place = gone.findIndex((event) => isSame(event, entry));
      if (place < 0) added.push({ id: newId(), ...entry });
      else gone.splice(place, 1);
    }
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await store.deleteMany(userId, ids, transaction);
    if (added.length > 0) await store.insertOfSource({ userId, source, events: added }, now(), transaction);
  };
}

const isSame = (event: CalendarEntry, entry: CalendarEntry | undefined): boolean =>
  event.title === entry?.title &&
  event.address === entry.address &&
  Date.parse(event.startsAt) === Date.parse(entry.startsAt);
