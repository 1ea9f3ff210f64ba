import { reportLimits } from '@hearthway/contracts/analytics';
import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import { nothingCounted, type Counted, type DayCounts, type VisitMark, type VisitMarks } from './day-counts.js';

/** A day's counts under the day itself (YYYY-MM-DD). */
export interface DailyCounts extends DayCounts {
  readonly _id: string;
  /**
   * Ids of the last events of people, latest last. Kept here, so that a list of the last ones need not have an engine sort all
   * events: not every one takes the order from an index.
   */
  readonly recent?: readonly string[];
}

/** What a visit has been counted for on a day. Of no use once the day is over. */
interface VisitDay {
  readonly _id: string;
  readonly marks: readonly VisitMark[];
  readonly expiresAt: Date;
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
const visitDaySchema = new Schema<VisitDay>(
  {
    _id: { type: String, required: true },
    marks: { type: [String], required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false, collection: 'visit-days' },
);

/** What is added to a day: counts, and the ids of the people's events among them, latest last. */
interface Added extends Counted {
  readonly recent: readonly string[];
}

/** As many as a report lists. */
const recentOfDay = reportLimits.recentEvents;

const marksKeptMilliseconds = 2 * 24 * 60 * 60 * 1_000;

export type RollupStore = ReturnType<typeof createRollupStore>;

export function createRollupStore(connection: Connection) {
  const dailyModel = connection.model('DailyCounts', dailySchema);
  const visitDayModel = connection.model('VisitDay', visitDaySchema);
  const daily = connection.collection<DailyCounts>(dailyModel.collection.collectionName);
  const visitDays = connection.collection<VisitDay>(visitDayModel.collection.collectionName);

  return {
    ensureIndexes: () => ensureIndexes(connection, [dailyModel, visitDayModel]),

    /** The elements whose clicks the day counts by name so far. */
    async elementsOf(day: string, session: ClientSession): Promise<Set<string>> {
      const found = await daily.findOne({ _id: day }, { session, projection: { clicks: 1 } });
      return new Set(Object.keys(found?.clicks ?? {}));
    },

    /** What each of these visits has been counted for on this day. */
    async marksOf(day: string, visitIds: readonly string[], session: ClientSession): Promise<VisitMarks> {
      if (visitIds.length === 0) return new Map();
      const ids = visitIds.map((visitId) => visitDayId(day, visitId));
      const found = await visitDays.find({ _id: { $in: ids } }, { session }).toArray();
      return new Map(found.map(({ _id, marks }) => [_id.slice(day.length + 1), new Set(marks)]));
    },

    /** Adds to the day's counts and last events, and keeps what its visits are counted for now. */
    async add(day: string, { counts, marks, recent }: Added, session: ClientSession): Promise<void> {
      const increments = incrementsOf(counts);
      const update = {
        ...(Object.keys(increments).length > 0 && { $inc: increments }),
        ...(recent.length > 0 && { $push: { recent: { $each: [...recent], $slice: -recentOfDay } } }),
      };
      if (Object.keys(update).length > 0) await daily.updateOne({ _id: day }, update, { upsert: true, session });
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
        { session, ordered: false },
      );
    },

    /** Puts these counts in the place of a day's. */
    async replace(day: string, counts: DayCounts, session: ClientSession): Promise<void> {
      await daily.updateOne({ _id: day }, { $set: counts }, { upsert: true, session });
    },

    /** Ids of the last events of people from `from` to `to` (both included), at most so many and at most `recentOfDay` of a day. */
    async recent(from: string, to: string, limit: number): Promise<string[]> {
      const latestFirst = daily
        .find({ _id: { $gte: from, $lte: to }, 'recent.0': { $exists: true } }, { projection: { recent: 1 } })
        .sort({ _id: -1 });
      const ids: string[] = [];
      for await (const { recent = [] } of latestFirst.limit(limit)) {
        ids.push(...recent.toReversed());
        if (ids.length >= limit) break;
      }
      return ids.slice(0, limit);
    },

    /** The days from `from` to `to` (YYYY-MM-DD, both included) on which anything was counted. */
    async days(from: string, to: string): Promise<DailyCounts[]> {
      const found = await daily.find({ _id: { $gte: from, $lte: to } }, { projection: { recent: 0 } }).toArray();
      return found.map((day) => ({ ...nothingCounted, ...day }));
    },
  };
}

const visitDayId = (day: string, visitId: string): string => `${day} ${visitId}`;

/** `{ pages: { '/faq': 2 } }` as `{ 'pages./faq': 2 }`; no name of a page or an element has a dot. */
function incrementsOf({ pageViews, ...groups }: DayCounts): Record<string, number> {
  const ofGroups = Object.entries(groups).flatMap(([group, counted]) =>
    Object.entries(counted as Record<string, number>).map(([key, count]) => [`${group}.${key}`, count] as const),
  );
  return Object.fromEntries([...(pageViews > 0 ? [['pageViews', pageViews] as const] : []), ...ofGroups]);
}
