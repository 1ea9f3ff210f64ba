import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { KeptEvent } from './kept-event.js';

const keptDays = 400;
const secondsInDay = 24 * 60 * 60;
const duplicateKey = 11000;

const eventSchema = new Schema<KeptEvent>(
  {
    _id: { type: String, required: true },
    eventType: { type: String, required: true },
    eventSource: { type: String, required: true },
    eventData: { type: Schema.Types.Mixed, required: true },
    visitId: { type: String },
    occurredAt: { type: Date },
    receivedAt: { type: Date, required: true, index: { expires: keptDays * secondsInDay } },
  },
  { versionKey: false, collection: 'events', minimize: false },
);

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(connection: Connection) {
  const events = connection.model('Event', eventSchema);
  // By the driver itself: the contract has checked them, and mongoose would check each of thousands again.
  const collection = connection.collection<KeptEvent>(events.collection.collectionName);
  return {
    ensureIndexes: () => ensureIndexes(connection, [events]),
    /** Stores them in one go; an id that is there already is as good as stored. Gives the positions of those it could not store. */
    insert: async (added: readonly KeptEvent[]): Promise<ReadonlySet<number>> => {
      try {
        await collection.insertMany([...added], { ordered: false });
        return new Set();
      } catch (error) {
        return positionsNotStored(error);
      }
    },
  };
}

function positionsNotStored(error: unknown): Set<number> {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  // Without a failure of a single one, it is the write as a whole that was not confirmed.
  if (failures.length === 0 || error.result.getWriteConcernError()) throw error;
  return new Set(failures.filter(({ code }) => code !== duplicateKey).map(({ index }) => index));
}
