import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import type { KeptEvent } from './kept-event.js';

export const eventsKeptDays = 400;
const secondsInDay = 24 * 60 * 60;

/** A kept event with what it is counted as where that rests on what came before it. */
export interface StoredEvent extends KeptEvent {
  readonly element?: string;
}

const eventSchema = new Schema<StoredEvent>(
  {
    _id: { type: String, required: true },
    eventType: { type: String, required: true },
    eventSource: { type: String, required: true },
    eventData: { type: Schema.Types.Mixed, required: true },
    visitId: { type: String },
    occurredAt: { type: Date },
    receivedAt: { type: Date, required: true, index: { expires: eventsKeptDays * secondsInDay } },
    bot: { type: String },
    element: { type: String },
  },
  { versionKey: false, collection: 'events', minimize: false },
);

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(connection: Connection) {
  const events = connection.model('Event', eventSchema);
  // By the driver itself: the contract has checked them, and mongoose would check each of thousands again.
  const collection = connection.collection<StoredEvent>(events.collection.collectionName);
  return {
    ensureIndexes: () => ensureIndexes(connection, [events]),

    /** Which of these ids are stored already. */
    async known(ids: readonly string[], session: ClientSession): Promise<Set<string>> {
      const found = await collection.find({ _id: { $in: [...ids] } }, { session, projection: { _id: 1 } }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },

    async insert(added: readonly StoredEvent[], session: ClientSession): Promise<void> {
      if (added.length > 0) await collection.insertMany([...added], { session, ordered: false });
    },

    /** Those of these events that are still there, newest first. */
    async findAll(ids: readonly string[]): Promise<StoredEvent[]> {
      if (ids.length === 0) return [];
      return collection
        .find({ _id: { $in: [...ids] } })
        .sort({ receivedAt: -1 })
        .toArray();
    },

    /** When the earliest and the latest one came in; `undefined` when there is none. */
    async span(): Promise<{ readonly first: Date; readonly last: Date } | undefined> {
      const [first] = await collection.find().sort({ receivedAt: 1 }).limit(1).toArray();
      const [last] = await collection.find().sort({ receivedAt: -1 }).limit(1).toArray();
      return first && last && { first: first.receivedAt, last: last.receivedAt };
    },

    /** Every event that came in from `from` until before `until`, in no order. */
    within: (from: Date, until: Date): AsyncIterable<StoredEvent> =>
      collection.find({ receivedAt: { $gte: from, $lt: until } }),
  };
}
