import type { CalendarEntry, CalendarEvent, CalendarEventKind } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

interface CalendarEventDocument {
  _id: string;
  userId: string;
  title: string;
  address: string;
  startsAt: Date;
  /** Missing for events from before there were kinds. */
  kind?: CalendarEventKind;
  /** The property’s, for a deadline. */
  timeZone?: string;
  /** Whether the buyer has met a deadline. */
  done?: boolean;
  /** Missing for events from before it was kept. */
  changedAt?: Date;
  /** Grows with each change, for calendar apps. Missing for events that have not changed since it was kept. */
  sequence?: number;
  /** When to look at this event’s alerts: when the next is due, or at once after a change. Missing if there is nothing to do. */
  alertAt?: Date;
  /** How many hours ahead the next alert is; missing while it isn’t planned. */
  alertHours?: number;
  /** When the event got its present time: nothing that was due earlier is sent. */
  alertsFrom?: Date;
  /** The latest alert that was sent for the present time. */
  lastAlertHours?: number;
}

/** One per buyer who has ever scheduled an event. Stays after the last event is deleted. */
interface CalendarDocument {
  _id: string;
  /** How many events there are now. Counted in the same transaction, so that two requests can't both take the last place. */
  events: number;
  firstScheduledAt: Date;
}

/** What a room says about an event that it keeps in the calendar. */
export interface EventOrigin {
  readonly kind: CalendarEventKind;
  readonly timeZone?: string;
  readonly done?: boolean;
}

export type NewCalendarEvent = CalendarEntry & EventOrigin & { readonly id: string; readonly userId: string };

/** An event with what the calendar’s own rules need to know. */
export interface StoredCalendarEvent extends CalendarEvent {
  readonly done: boolean;
  readonly changedAt: Date | undefined;
  /** Greater than before every change of the event. */
  readonly sequence: number;
}

/** An event whose alerts need work. */
export interface AlertedEvent {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly kind: CalendarEventKind;
  readonly timeZone: string | undefined;
  readonly done: boolean;
  readonly alertAt: Date;
  readonly alertHours: number | undefined;
  readonly alertsFrom: Date;
  readonly lastAlertHours: number | undefined;
}

/** What follows for an event: what was sent, and what is next. */
export interface AlertMove {
  readonly event: AlertedEvent;
  readonly sentHours: number | undefined;
  readonly next: { readonly at: Date; readonly hours: number } | undefined;
}

const calendarEventSchema = new Schema<CalendarEventDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    title: { type: String, required: true },
    // Not `required`, which would refuse an empty string.
    address: String,
    startsAt: { type: Date, required: true },
    kind: String,
    timeZone: String,
    done: Boolean,
    changedAt: Date,
    sequence: Number,
    alertAt: Date,
    alertHours: Number,
    alertsFrom: Date,
    lastAlertHours: Number,
  },
  { versionKey: false, collection: 'calendar-events', strict: 'throw' },
)
  .index({ userId: 1, startsAt: 1 })
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

  const findByUser = async (userId: string): Promise<StoredCalendarEvent[]> => {
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

    /** The first event that hasn't started and isn't done. */
    async findNext(userId: string, now: Date): Promise<CalendarEvent | undefined> {
      const next = await events
        .findOne({ userId, startsAt: mongoose.trusted({ $gte: now }), done: mongoose.trusted({ $ne: true }) })
        .sort({ startsAt: 1, _id: 1 })
        .lean();
      return next ? toCalendarEvent(next) : undefined;
    },

    /** Undefined if the buyer never scheduled an event. */
    findFirstScheduledAt,

    async findById(
      userId: string,
      id: string,
      transaction: Transaction | null = null,
    ): Promise<CalendarEvent | undefined> {
      const found = await events.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toCalendarEvent(found) : undefined;
    },

    /** Also returns how many events the buyer has now. */
    async insert({ id, ...event }: NewCalendarEvent, scheduledAt: Date, transaction: Transaction) {
      const calendar = await calendars
        .findOneAndUpdate(
          { _id: event.userId },
          { $inc: { events: 1 }, $setOnInsert: { firstScheduledAt: scheduledAt } },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      const alerts = { alertAt: scheduledAt, alertsFrom: scheduledAt };
      const document = {
        _id: id,
        ...event,
        startsAt: new Date(event.startsAt),
        changedAt: scheduledAt,
        sequence: secondOf(scheduledAt),
        ...alerts,
      };
      await events.create([document], { session: transaction });
      return { inserted: toCalendarEvent(document), count: calendar.events };
    },

    /** Undefined if the buyer has no such event. */
    async update(
      userId: string,
      id: string,
      { title, address, startsAt, ...origin }: CalendarEntry & Partial<EventOrigin>,
      changedAt: Date,
      transaction: Transaction | null = null,
    ) {
      const at = new Date(startsAt);
      const set = { title, address, startsAt: at, ...origin, changedAt, alertAt: changedAt };
      const options = { returnDocument: 'after', session: transaction, updatePipeline: true } as const;
      // Another time has alerts of its own.
      const moved = await events
        .findOneAndUpdate(
          { _id: id, userId, startsAt: mongoose.trusted({ $ne: at }) },
          changeTo({ ...set, alertsFrom: changedAt }, ['alertHours', 'lastAlertHours']),
          options,
        )
        .lean();
      const changed =
        moved ?? (await events.findOneAndUpdate({ _id: id, userId }, changeTo(set, ['alertHours']), options).lean());
      return changed ? toCalendarEvent(changed) : undefined;
    },

    /** False if the buyer has no such event. */
    async delete(userId: string, id: string, transaction: Transaction): Promise<boolean> {
      const { deletedCount } = await events.deleteOne({ _id: id, userId }, { session: transaction });
      if (deletedCount === 0) return false;
      await calendars.updateOne({ _id: userId }, { $inc: { events: -1 } }, { session: transaction });
      return true;
    },

    /** Those whose alerts need work by then, the longest waiting first. */
    async findAlerted(until: Date, limit: number): Promise<AlertedEvent[]> {
      const found = await events
        .find({ alertAt: mongoose.trusted({ $lte: until }) })
        .sort({ alertAt: 1 })
        .limit(limit)
        .lean();
      return found.map(toAlertedEvent);
    },

    /** How many of the events were still as they were read. */
    async moveAlerts(moves: readonly AlertMove[], transaction: Transaction): Promise<number> {
      const writes = moves.map(({ event: { id, alertAt, alertHours }, sentHours, next }) => ({
        updateOne: {
          filter: { _id: id, alertAt, alertHours: alertHours ?? mongoose.trusted({ $exists: false }) },
          update: {
            $set: {
              ...(next && { alertAt: next.at, alertHours: next.hours }),
              ...(sentHours !== undefined && { lastAlertHours: sentHours }),
            },
            ...(!next && { $unset: { alertAt: 1, alertHours: 1 } }),
          },
        },
      }));
      const { matchedCount } = await events.bulkWrite(writes, { session: transaction });
      return matchedCount;
    },

    /** Has the alerts that are still to come planned again. */
    async planAlertsAgain(userId: string, now: Date): Promise<void> {
      await events.updateMany(
        { userId, alertAt: mongoose.trusted({ $exists: true }) },
        { $set: { alertAt: now }, $unset: { alertHours: 1 } },
      );
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await events.deleteMany({ userId }, { session: transaction });
      await calendars.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const firstScheduledAt = (await findFirstScheduledAt(userId))?.toISOString() ?? null;
      return {
        firstScheduledAt,
        events: (await findByUser(userId)).map(
          ({ done: _done, changedAt: _changedAt, sequence: _sequence, ...event }) => event,
        ),
      };
    },
  };
}

function toCalendarEvent({ _id, title, address, startsAt, kind, timeZone }: CalendarEventDocument): CalendarEvent {
  const origin = { ...(kind && { kind }), ...(timeZone !== undefined && { timeZone }) };
  return { id: _id, title, address, startsAt: startsAt.toISOString(), ...origin };
}

function toStoredEvent({ done = false, changedAt, sequence, ...document }: CalendarEventDocument): StoredCalendarEvent {
  return { ...toCalendarEvent(document), done, changedAt, sequence: sequence ?? secondOf(changedAt) };
}

/** Sequences start here, so that they stay small: RFC 5545 has them grow, and doesn’t say by how much. */
const firstChange = Date.parse('2026-01-01T00:00:00.000Z');

/** Of an event that goes and comes back, the second time is greater, too. */
const secondOf = (changedAt: Date | undefined): number =>
  changedAt ? Math.max(0, Math.floor((changedAt.getTime() - firstChange) / 1000)) : 0;

type ChangedFields = Partial<CalendarEventDocument> & { readonly changedAt: Date };

/** A change that also raises the sequence: to the second, and by one at least. */
function changeTo(set: ChangedFields, unset: readonly (keyof CalendarEventDocument)[]): mongoose.PipelineStage[] {
  // A title may begin with a dollar sign, which would otherwise name a field.
  const literals = new Map(Object.entries(set).map(([name, value]) => [name, { $literal: value }]));
  const before = { $ifNull: ['$sequence', -1] };
  const sequence = { $max: [{ $add: [before, 1] }, { $literal: secondOf(set.changedAt) }] };
  return [{ $set: { ...Object.fromEntries(literals), sequence } }, { $unset: [...unset] }];
}

function toAlertedEvent(document: CalendarEventDocument): AlertedEvent {
  const { _id, userId, title, startsAt, kind = 'own', timeZone, done = false } = document;
  const { alertAt = startsAt, alertHours, alertsFrom = startsAt, lastAlertHours } = document;
  return {
    ...{ id: _id, userId, title, startsAt, kind, timeZone, done },
    ...{ alertAt, alertHours, alertsFrom, lastAlertHours },
  };
}
