import { reportLimits } from '@hearthway/contracts/analytics';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { nothingCounted, type Counted, type DayCounts, type VisitMark, type VisitMarks } from './day-counts.js';
import type { StoredEvent } from './stored-event.js';

export const eventsKeptDays = 400;
const secondsInDay = 24 * 60 * 60;

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

/** A day's counts, with the day (YYYY-MM-DD) as id. */
interface DailyCounts extends DayCounts {
  readonly _id: string;
  /**
   * Ids of the last events of people, newest last. Listing the last events then needs no sort of all events, which some
   * engines cannot do by an index.
   */
  readonly recent?: readonly string[];
}

const counters = { type: Schema.Types.Mixed, default: {} };
const dailySchema = new Schema<DailyCounts>(
  {
    _id: { type: String, required: true },
    pageViews: Number,
    visits: counters,
    pages: counters,
    clicks: counters,
    bots: counters,
    recent: { type: [String], default: undefined },
  },
  { versionKey: false, collection: 'daily-counts', minimize: false },
);

/** What a visit has been counted for on a day. Not needed once the day is over. */
interface VisitDay {
  readonly _id: string;
  readonly marks: readonly VisitMark[];
  readonly expiresAt: Date;
}

const visitDaySchema = new Schema<VisitDay>(
  {
    _id: { type: String, required: true },
    marks: { type: [String], required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false, collection: 'visit-days' },
);

const marksKeptMilliseconds = 2 * secondsInDay * 1_000;

/** What is added to a day: counts, and the ids of the people's events among them, newest last. */
interface Added extends Counted {
  readonly recent: readonly string[];
}

export type EventStore = ReturnType<typeof createEventStore>;

/** Events with the counts they add up to, since both change in one transaction. */
export function createEventStore(connection: Connection) {
  const models = {
    events: connection.model('Event', eventSchema),
    days: connection.model('DailyCounts', dailySchema),
    visitDays: connection.model('VisitDay', visitDaySchema),
  };
  // The driver's own collections: the contract has checked the events, and mongoose would check thousands of them again.
  const events = connection.collection<StoredEvent>(models.events.collection.collectionName);
  const days = connection.collection<DailyCounts>(models.days.collection.collectionName);
  const visitDays = connection.collection<VisitDay>(models.visitDays.collection.collectionName);

  return {
    ensureIndexes: () => ensureIndexes(connection, Object.values(models)),

    /** Which of these ids are stored already. */
    async findStoredIds(ids: readonly string[], transaction: Transaction): Promise<Set<string>> {
      const options = { session: transaction, projection: { _id: 1 } };
      const found = await events.find({ _id: { $in: [...ids] } }, options).toArray();
      return new Set(found.map(({ _id }) => _id));
    },

    async insert(added: readonly StoredEvent[], transaction: Transaction): Promise<void> {
      if (added.length > 0) await events.insertMany([...added], { session: transaction, ordered: false });
    },

    /** The events with these ids that still exist, newest first. */
    async findByIds(ids: readonly string[]): Promise<StoredEvent[]> {
      if (ids.length === 0) return [];
      return events
        .find({ _id: { $in: [...ids] } })
        .sort({ receivedAt: -1 })
        .toArray();
    },

    /** When the first and the last event were received; undefined when there is none. */
    async findSpan(): Promise<{ readonly first: Date; readonly last: Date } | undefined> {
      const [first] = await events.find().sort({ receivedAt: 1 }).limit(1).toArray();
      const [last] = await events.find().sort({ receivedAt: -1 }).limit(1).toArray();
      return first && last && { first: first.receivedAt, last: last.receivedAt };
    },

    /** Every event received from `from` until before `until`, unordered. */
    findReceived: (from: Date, until: Date): AsyncIterable<StoredEvent> =>
      events.find({ receivedAt: { $gte: from, $lt: until } }),

    /** The elements whose clicks the day counts by name so far. */
    async findElements(day: string, transaction: Transaction): Promise<Set<string>> {
      const found = await days.findOne({ _id: day }, { session: transaction, projection: { clicks: 1 } });
      return new Set(Object.keys(found?.clicks ?? {}));
    },

    /** What each of these visits has been counted for on this day. */
    async findMarks(day: string, visitIds: readonly string[], transaction: Transaction): Promise<VisitMarks> {
      if (visitIds.length === 0) return new Map();
      const ids = visitIds.map((visitId) => visitDayId(day, visitId));
      const found = await visitDays.find({ _id: { $in: ids } }, { session: transaction }).toArray();
      return new Map(found.map(({ _id, marks }) => [_id.slice(day.length + 1), new Set(marks)]));
    },

    /** Adds to the day's counts and last events, and stores what its visits are counted for now. */
    async updateDay(day: string, { counts, marks, recent }: Added, transaction: Transaction): Promise<void> {
      const increments = incrementsOf(counts);
      const update = {
        ...(Object.keys(increments).length > 0 && { $inc: increments }),
        ...(recent.length > 0 && { $push: { recent: { $each: [...recent], $slice: -reportLimits.recentEvents } } }),
      };
      const options = { upsert: true, session: transaction };
      if (Object.keys(update).length > 0) await days.updateOne({ _id: day }, update, options);
      if (marks.size === 0) return;
      const expiresAt = new Date(Date.parse(day) + marksKeptMilliseconds);
      await visitDays.bulkWrite(
        [...marks].map(([visitId, held]) => ({
          updateOne: {
            filter: { _id: visitDayId(day, visitId) },
            update: { $set: { marks: [...held], expiresAt } },
            upsert: true,
          },
        })),
        { session: transaction, ordered: false },
      );
    },

    /** Replaces a day's counts. */
    async updateCounts(day: string, counts: DayCounts, transaction: Transaction): Promise<void> {
      await days.updateOne({ _id: day }, { $set: counts }, { upsert: true, session: transaction });
    },

    /** Ids of the last `limit` events of people from `from` to `to` (both included), newest first. */
    async findRecentIds(from: string, to: string, limit: number): Promise<string[]> {
      const newestFirst = days
        .find({ _id: { $gte: from, $lte: to }, 'recent.0': { $exists: true } }, { projection: { recent: 1 } })
        .sort({ _id: -1 });
      const ids: string[] = [];
      for await (const { recent = [] } of newestFirst.limit(limit)) {
        ids.push(...recent.toReversed());
        if (ids.length >= limit) break;
      }
      return ids.slice(0, limit);
    },

    /** The days from `from` to `to` (YYYY-MM-DD, both included) on which anything was counted. */
    async findDays(from: string, to: string): Promise<DayCounts[]> {
      const found = await days.find({ _id: { $gte: from, $lte: to } }, { projection: { recent: 0 } }).toArray();
      return found.map((day) => ({ ...nothingCounted, ...day }));
    },
  };
}

const visitDayId = (day: string, visitId: string): string => `${day} ${visitId}`;

/** `{ pages: { '/faq': 2 } }` as `{ 'pages./faq': 2 }`. No name of a page or an element has a dot. */
function incrementsOf({ pageViews, ...groups }: DayCounts): Record<string, number> {
  const ofGroups = Object.entries(groups).flatMap(([group, counted]) =>
    Object.entries(counted as Record<string, number>).map(([key, count]) => [`${group}.${key}`, count] as const),
  );
  return Object.fromEntries([...(pageViews > 0 ? [['pageViews', pageViews] as const] : []), ...ofGroups]);
}
