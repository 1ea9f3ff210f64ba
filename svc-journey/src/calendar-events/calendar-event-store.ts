import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

interface CalendarEventDocument {
  _id: string;
  userId: string;
  title: string;
  address: string;
  startsAt: Date;
  /** The item in another module that it comes from, such as `letter:<id>`; absent if the buyer scheduled the event. */
  source?: string;
}

/** One per buyer who has ever scheduled an event. Stays after the last event is deleted. */
interface CalendarDocument {
  _id: string;
  /** How many events of their own the buyer has now. Counted in the same transaction, so that two requests can't both take the last place. */
  events: number;
  firstScheduledAt: Date;
}

export type NewCalendarEvent = CalendarEntry & { readonly id: string; readonly userId: string };

/** The events that come from one item in another module. */
export interface EventsOfSource {
  readonly userId: string;
  readonly source: string;
  readonly events: readonly CalendarEvent[];
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
  },
  { versionKey: false, collection: 'calendar-events', strict: 'throw' },
)
  .index({ userId: 1, startsAt: 1 })
  .index({ userId: 1, source: 1 });

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

  const findByUser = async (userId: string): Promise<CalendarEvent[]> => {
    const found = await events.find({ userId }).sort({ startsAt: 1, _id: 1 }).lean();
    return found.map(toCalendarEvent);
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
    async findById(userId: string, id: string, transaction: Transaction): Promise<CalendarEvent | undefined> {
      const found = await events.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toCalendarEvent(found) : undefined;
    },

    /** Undefined if the buyer never scheduled an event. */
    findFirstScheduledAt,

    /** Also returns how many events the buyer has now. */
    async insert({ id, ...event }: NewCalendarEvent, scheduledAt: Date, transaction: Transaction) {
      const calendar = await calendars
        .findOneAndUpdate(
          { _id: event.userId },
          { $inc: { events: 1 }, $setOnInsert: { firstScheduledAt: scheduledAt } },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      const document = { _id: id, ...event, startsAt: new Date(event.startsAt) };
      await events.create([document], { session: transaction });
      return { inserted: toCalendarEvent(document), count: calendar.events };
    },

    /** Undefined if the buyer has no such event. */
    async update(userId: string, id: string, { title, address, startsAt }: CalendarEntry) {
      const changed = await events
        .findOneAndUpdate(
          { _id: id, userId },
          { $set: { title, address, startsAt: new Date(startsAt) } },
          { returnDocument: 'after' },
        )
        .lean();
      return changed ? toCalendarEvent(changed) : undefined;
    },

    /** False if the buyer has no such event. */
    async delete(userId: string, id: string, transaction: Transaction): Promise<boolean> {
      const deleted = await events.findOneAndDelete({ _id: id, userId }, { session: transaction }).lean();
      if (!deleted) return false;
      if (deleted.source === undefined) {
        await calendars.updateOne({ _id: userId }, { $inc: { events: -1 } }, { session: transaction });
      }
      return true;
    },

    /** Ordered by time. */
    async findBySource(userId: string, source: string, transaction: Transaction): Promise<CalendarEvent[]> {
      const found = await events.find({ userId, source }).sort({ startsAt: 1, _id: 1 }).session(transaction).lean();
      return found.map(toCalendarEvent);
    },

    /** Only the buyer's own: ids of other buyers' events are ignored. */
    async deleteMany(userId: string, ids: readonly string[], transaction: Transaction): Promise<void> {
      await events.deleteMany({ _id: trusted({ $in: [...ids] }), userId }, { session: transaction });
    },

    /** These don’t count toward the buyer’s maximum. */
    async insertOfSource(
      { userId, source, events: added }: EventsOfSource,
      scheduledAt: Date,
      transaction: Transaction,
    ): Promise<void> {
      await calendars.updateOne(
        { _id: userId },
        { $setOnInsert: { events: 0, firstScheduledAt: scheduledAt } },
        { upsert: true, session: transaction },
      );
      const documents = added.map(({ id, startsAt, ...event }) => ({
        _id: id,
        userId,
        source,
        ...event,
        startsAt: new Date(startsAt),
      }));
      await events.insertMany(documents, { session: transaction });
    },

    /** Deletes the buyer's events and the record that there ever were any. */
    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await events.deleteMany({ userId }, { session: transaction });
      await calendars.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const firstScheduledAt = (await findFirstScheduledAt(userId))?.toISOString() ?? null;
      return { firstScheduledAt, events: await findByUser(userId) };
    },
  };
}

function toCalendarEvent({ _id, title, address, startsAt }: CalendarEventDocument): CalendarEvent {
  return { id: _id, title, address, startsAt: startsAt.toISOString() };
}
