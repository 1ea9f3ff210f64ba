import type { CalendarEntry, CalendarEvent } from '@hearthway/contracts/journey';
import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';

interface CalendarEventDocument {
  _id: string;
  userId: string;
  title: string;
  address: string;
  startsAt: Date;
}

/** One per buyer who ever scheduled an event; stays when the last one is deleted. */
interface CalendarDocument {
  _id: string;
  /** How many events there are now. Every change writes it, so that two at once cannot both take the last place. */
  events: number;
  firstScheduledAt: Date;
}

export type NewCalendarEvent = CalendarEntry & { readonly id: string; readonly userId: string };

const calendarEventSchema = new Schema<CalendarEventDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    title: { type: String, required: true },
    // An empty string is a value here, which `required` would refuse.
    address: String,
    startsAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'calendar-events', strict: 'throw' },
).index({ userId: 1, startsAt: 1 });

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

  const list = async (userId: string): Promise<CalendarEvent[]> => {
    const found = await events.find({ userId }).sort({ startsAt: 1, _id: 1 }).lean();
    return found.map(toCalendarEvent);
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [events, calendars]),

    /** Earliest first. */
    list,

    async everScheduled(userId: string): Promise<boolean> {
      return (await calendars.exists({ _id: userId })) !== null;
    },

    /** Makes room for one more in the buyer's calendar. Gives how many there are with it. */
    async countOneMore(userId: string, scheduledAt: Date, session: ClientSession): Promise<number> {
      const calendar = await calendars
        .findOneAndUpdate(
          { _id: userId },
          { $inc: { events: 1 }, $setOnInsert: { firstScheduledAt: scheduledAt } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean();
      return calendar.events;
    },

    async countOneLess(userId: string, session: ClientSession): Promise<void> {
      await calendars.updateOne({ _id: userId }, { $inc: { events: -1 } }, { session });
    },

    async insert({ id, ...event }: NewCalendarEvent, session: ClientSession): Promise<CalendarEvent> {
      const document = { _id: id, ...event, startsAt: new Date(event.startsAt) };
      await events.create([document], { session });
      return toCalendarEvent(document);
    },

    /** Undefined when the buyer has no such event. */
    async replace(userId: string, id: string, { title, address, startsAt }: CalendarEntry) {
      const changed = await events
        .findOneAndUpdate(
          { _id: id, userId },
          { $set: { title, address, startsAt: new Date(startsAt) } },
          { returnDocument: 'after' },
        )
        .lean();
      return changed ? toCalendarEvent(changed) : undefined;
    },

    /** False when the buyer has no such event. */
    async delete(userId: string, id: string, session: ClientSession): Promise<boolean> {
      const { deletedCount } = await events.deleteOne({ _id: id, userId }, { session });
      return deletedCount === 1;
    },

    /** Deletes the buyer's events, and that there ever were any. */
    async erase(userId: string, session: ClientSession): Promise<void> {
      await events.deleteMany({ userId }, { session });
      await calendars.deleteOne({ _id: userId }, { session });
    },

    /** All that this room holds of the buyer. */
    async exportOf(userId: string) {
      const calendar = await calendars.findById(userId).lean();
      return { firstScheduledAt: calendar?.firstScheduledAt.toISOString() ?? null, events: await list(userId) };
    },
  };
}

function toCalendarEvent({ _id, title, address, startsAt }: CalendarEventDocument): CalendarEvent {
  return { id: _id, title, address, startsAt: startsAt.toISOString() };
}
