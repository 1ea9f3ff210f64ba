import type { Transaction } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';
import { outdateAlerts, type OutdateDependencies } from './outdate-alerts.js';
import { changedEvent, newEvent, type KeptEntry, type StoredEvent } from './stored-event.js';

interface KeptEvents {
  readonly userId: string;
  /**
   * The item they come from: any text that is unique among the buyer's items and begins with the kind of its events, such as
   * `letter:<id>`.
   */
  readonly source: string;
  /** Before the item changed; empty for a new one. `undefined` if what is in the calendar came of other facts. */
  readonly before: readonly KeptEntry[] | undefined;
  /** Empty once the item is gone. */
  readonly after: readonly KeptEntry[];
}

/**
 * Brings the buyer’s events that come from `source` in line, in the same transaction that changes that item. An event that
 * changes keeps its id. If the change doesn’t affect them, they stay as they are, even if the buyer moved or deleted one.
 * They don’t count toward the buyer’s maximum, since the buyer asked for the item, not for its events.
 */
export type KeepEvents = (kept: KeptEvents, transaction: Transaction) => Promise<void>;

export function createKeepEvents(dependencies: OutdateDependencies, store: CalendarEventStore): KeepEvents {
  const { now, newId } = dependencies;
  return async ({ userId, source, before, after }, transaction) => {
    if (before?.length === after.length && before.every((entry, place) => isSame(entry, after[place]))) return;
    const others = await store.findBySource(userId, source, transaction);
    const entries: KeptEntry[] = [];
    for (const entry of after) {
      const place = others.findIndex((event) => isSame(event, entry));
      if (place < 0) entries.push(entry);
      else others.splice(place, 1);
    }
    const at = now();
    const stale = [...others];
    const changed: StoredEvent[] = [];
    const added: StoredEvent[] = [];
    for (const entry of entries) {
      const event = others.shift();
      if (event) changed.push(changedEvent(event, entry, at));
      else added.push(newEvent({ id: newId(), userId, source, now: at }, entry));
    }
    await outdateAlerts(dependencies, stale, changed, transaction);
    const gone = others.map(({ id }) => id);
    if (changed.length > 0) await store.replaceAll(changed, transaction);
    if (gone.length > 0) await store.deleteMany(userId, gone, transaction);
    if (added.length > 0) await store.insertOfSource(userId, added, at, transaction);
  };
}

type Comparable = Omit<KeptEntry, 'startsAt'> & { readonly startsAt: string | Date };

const isSame = (event: Comparable, entry: KeptEntry | undefined): boolean =>
  event.title === entry?.title &&
  event.address === entry.address &&
  new Date(event.startsAt).getTime() === Date.parse(entry.startsAt) &&
  event.timeZone === entry.timeZone &&
  (event.done ?? false) === (entry.done ?? false);
