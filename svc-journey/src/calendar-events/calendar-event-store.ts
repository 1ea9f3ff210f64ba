import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import { toCalendarEvent, type StoredEvent } from './stored-event.js';

type CalendarEventDocument = Omit<StoredEvent, 'id'> & { readonly _id: string };

/** One per buyer who has ever scheduled an event. Stays after the last event is deleted. */
interface CalendarDocument {
  _id: string;
  /** How many events of their own the buyer has now. Counted in the same transaction, so that two requests can't both take the last place. */
  events: number;
  firstScheduledAt: Date;
}

const calendarEventSchema = new Schema<CalendarEventDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    title: { type: String, required: true },
    // Not `required`, which would refuse an empty string.
    address: String,
    startsAt: { type: Date, required: true },
    source: String,
    timeZone: String,
    done: Boolean,
    sequence: { type: Number, required: true },
    changedAt: { type: Date, required: true },
    alertAt: Date,
    alertedHours: Number,
    alertShown: { type: Boolean, required: true },
    alertIds: { type: [String], default: undefined },
  },
  { versionKey: false, collection: 'calendar-events', strict: 'throw' },
)
  .index({ userId: 1, startsAt: 1 })
  .index({ userId: 1, source: 1 })
  .index({ alertAt: 1 }, { sparse: true });

const calendarSchema = new Schema<CalendarDocument>(
  {
    _id: { type: String, required: true },
    events: { type: Number, required: true },
    firstScheduledAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'calendars', strict: 'throw' },
);

export type CalendarEventStore = ReturnType<typeof createCalendarEventStore>;

export function createCalendarEventStore(connection: Connection) {
  const events = connection.model('CalendarEvent', calendarEventSchema);
  const calendars = connection.model('Calendar', calendarSchema);

  const findByUser = async (userId: string): Promise<StoredEvent[]> => {
    const found = await events.find({ userId }).sort({ startsAt: 1, _id: 1 }).lean();
    return found.map(toStoredEvent);
  };

  const findFirstScheduledAt = async (userId: string): Promise<Date | undefined> => {
    const calendar = await calendars.findById(userId).lean();
    return calendar?.firstScheduledAt;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [events, calendars]),

    /** Earliest first. */
    findByUser,

    /** Undefined if the buyer has no such event. */
    async findById(userId: string, id: string, transaction: Transaction): Promise<StoredEvent | undefined> {
      const found = await events.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toStoredEvent(found) : undefined;
    },

    /** Undefined if the buyer never scheduled an event. */
    findFirstScheduledAt,

    /** Inserts an event that the buyer scheduled. Returns how many of these there are now. */
    async insert(event: StoredEvent, transaction: Transaction): Promise<number> {
      const calendar = await calendars
        .findOneAndUpdate(
          { _id: event.userId },
          { $inc: { events: 1 }, $setOnInsert: { firstScheduledAt: event.changedAt } },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      await events.create([toDocument(event)], { session: transaction });
      return calendar.events;
    },

    /** Each takes the place of the event with its id. */
    async replaceAll(changed: readonly StoredEvent[], transaction: Transaction): Promise<void> {
      const writes = changed.map((event) => ({
        replaceOne: { filter: { _id: event.id, userId: event.userId }, replacement: toDocument(event) },
      }));
      await events.bulkWrite(writes, { session: transaction });
    },

    /** One that the buyer scheduled frees its place in the calendar. */
    async delete({ id, userId, source }: StoredEvent, transaction: Transaction): Promise<void> {
      await events.deleteOne({ _id: id, userId }, { session: transaction });
      if (source !== undefined) return;
      await calendars.updateOne({ _id: userId }, { $inc: { events: -1 } }, { session: transaction });
    },

    /** Ordered by time. */
    async findBySource(userId: string, source: string, transaction: Transaction): Promise<StoredEvent[]> {
      const found = await events.find({ userId, source }).sort({ startsAt: 1, _id: 1 }).session(transaction).lean();
      return found.map(toStoredEvent);
    },

    /** Only the buyer's own: ids of other buyers' events are ignored. */
    async deleteMany(userId: string, ids: readonly string[], transaction: Transaction): Promise<void> {
      await events.deleteMany({ _id: trusted({ $in: [...ids] }), userId }, { session: transaction });
    },

    /** Inserts events of other modules' items. They don't count toward the buyer’s maximum. */
    async insertOfSource(userId: string, added: readonly StoredEvent[], now: Date, transaction: Transaction) {
      await calendars.updateOne(
        { _id: userId },
        { $setOnInsert: { events: 0, firstScheduledAt: now } },
        { upsert: true, session: transaction },
      );
      await events.insertMany(added.map(toDocument), { session: transaction });
    },

    /** Buyers of the first events, up to a limit, whose alerts are to be looked at by then, the longest due first. */
    async findDue(until: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const due = { alertAt: trusted({ $lte: until }), userId: trusted({ $nin: [...except] }) };
      const found = await events.find(due, { userId: 1 }).sort({ alertAt: 1 }).limit(limit).lean();
      return [...new Set(found.map(({ userId }) => userId))];
    },

    /** All events of these buyers that are due still. */
    async findStillDue(userIds: readonly string[], until: Date, transaction: Transaction): Promise<StoredEvent[]> {
      const due = { userId: trusted({ $in: [...userIds] }), alertAt: trusted({ $lte: until }) };
      return (await events.find(due).session(transaction).lean()).map(toStoredEvent);
    },

    /** Has the alerts of the buyer's events to come looked at. */
    async lookAgain(userId: string, now: Date): Promise<void> {
      await events.updateMany({ userId, startsAt: trusted({ $gt: now }) }, { $set: { alertAt: now } });
    },

    /** Those to come that have an alert, nearest first. */
    async findAlerted(userId: string, now: Date): Promise<StoredEvent[]> {
      const alerted = { userId, startsAt: trusted({ $gt: now }), alertShown: true };
      return (await events.find(alerted).sort({ startsAt: 1, _id: 1 }).lean()).map(toStoredEvent);
    },

    /** Another alert of the event stays. False if it has none of these hours to dismiss. */
    async dismissAlert({ userId, id, hours }: { userId: string; id: string; hours: number }): Promise<boolean> {
      const { matchedCount } = await events.updateOne(
        { _id: id, userId, alertShown: true, alertedHours: hours },
        { $set: { alertShown: false } },
      );
      return matchedCount > 0;
    },

    /** Deletes the buyer's events and the record that there ever were any. */
    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await events.deleteMany({ userId }, { session: transaction });
      await calendars.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const firstScheduledAt = (await findFirstScheduledAt(userId))?.toISOString() ?? null;
      return { firstScheduledAt, events: (await findByUser(userId)).map(toCalendarEvent) };
    },
  };
}

const toStoredEvent = ({ _id, ...event }: CalendarEventDocument): StoredEvent => ({ id: _id, ...event });
const toDocument = ({ id, ...event }: StoredEvent): CalendarEventDocument => ({ _id: id, ...event });
