import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

export interface StoredEvent {
  readonly eventType: string;
  readonly eventSource: string;
  readonly eventData: Readonly<Record<string, string | number | boolean | null>>;
  readonly receivedAt: Date;
}

const keptDays = 400;
const secondsInDay = 24 * 60 * 60;

const eventSchema = new Schema<StoredEvent & { _id: string }>(
  {
    _id: { type: String, required: true },
    eventType: { type: String, required: true },
    eventSource: { type: String, required: true },
    eventData: { type: Schema.Types.Mixed, required: true },
    receivedAt: { type: Date, required: true, index: { expires: keptDays * secondsInDay } },
  },
  { versionKey: false, collection: 'events', minimize: false },
);

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(connection: Connection) {
  const events = connection.model('Event', eventSchema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [events]),
    async insert(id: string, event: StoredEvent): Promise<void> {
      await events.insertMany([{ _id: id, ...event }]);
    },
  };
}
