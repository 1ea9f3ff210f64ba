import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { LiveCanary } from '../deployments/index.js';
import type { SeenInWindow } from './judge-canary.js';

interface ReportDocument extends SeenInWindow {
  /** The canary, the window, and the gateway. */
  _id: string;
  /** Environment, slice, and both versions. */
  of: string;
  at: Date;
}

const text = { type: String, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;
/** Longer than anything is looked at. */
const keptSeconds = 3_600;
const reportSchema = new Schema<ReportDocument>(
  {
    _id: text,
    of: text,
    window: { type: Number, required: true },
    canary: mixed,
    live: mixed,
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'healthReports', strict: 'throw' },
)
  .index({ of: 1, window: 1 })
  .index({ at: 1 }, { expireAfterSeconds: keptSeconds });

export type HealthStore = ReturnType<typeof createHealthStore>;

/** What gateways report of canaries, for an hour. */
export function createHealthStore(connection: Connection) {
  const reports = connection.model('HealthReport', reportSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [reports]),

    /** In place of what this gateway said about the window before. */
    async keep(canary: LiveCanary, instance: string, seen: SeenInWindow, at: Date): Promise<void> {
      const of = idOf(canary);
      await reports.updateOne(
        { _id: `${of}/${seen.window}/${instance}` },
        { $set: { of, ...seen, at } },
        { upsert: true },
      );
    },

    /** What all gateways said, from one window to another. */
    async find(canary: LiveCanary, from: number, to: number): Promise<SeenInWindow[]> {
      const window = mongoose.trusted({ $gte: from, $lte: to });
      return reports
        .find({ of: idOf(canary), window })
        .select('-_id window canary live')
        .lean();
    },
  };
}

const idOf = ({ environment, slice, canary, live }: LiveCanary): string => [environment, slice, canary, live].join('/');
