import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type ClientSession, type Connection } from 'mongoose';
import type { Fact } from './fact.js';

const factSchema = new Schema<Fact & { count: number }>(
  {
    day: { type: String, required: true },
    name: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { versionKey: false, collection: 'facts' },
).index({ day: 1, name: 1 }, { unique: true });

export type FactStore = ReturnType<typeof createFactStore>;

export function createFactStore(connection: Connection) {
  const facts = connection.model('Fact', factSchema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [facts]),
    async count({ day, name }: Fact, session: ClientSession): Promise<void> {
      await facts.updateOne({ day, name }, { $inc: { count: 1 } }, { upsert: true, session });
    },
    /** How often each fact happened from one day to another (YYYY-MM-DD, both included), by name. */
    async total(from: string, to: string): Promise<ReadonlyMap<string, number>> {
      const found = await facts.find({ day: mongoose.trusted({ $gte: from, $lte: to }) }).lean();
      const totals = new Map<string, number>();
      for (const { name, count } of found) totals.set(name, (totals.get(name) ?? 0) + count);
      return totals;
    },
  };
}
