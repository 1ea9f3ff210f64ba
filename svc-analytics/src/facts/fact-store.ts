import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

/** Daily (UTC) counts of other services' events, by name. */
export interface Fact {
  readonly day: string;
  readonly name: string;
}

/** The day is the one on which it happened, not the one on which we received the event. */
export function factOf(name: string, occurredAt: string): Fact {
  return { day: new Date(occurredAt).toISOString().slice(0, 10), name };
}

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
    /** Adds one. */
    async updateCount({ day, name }: Fact, transaction: Transaction): Promise<void> {
      const options = { upsert: true, session: transaction };
      await facts.updateOne({ day, name }, { $inc: { count: 1 } }, options);
    },
    /** How often each fact happened between two days (YYYY-MM-DD, both included), by name. */
    async findTotals(from: string, to: string): Promise<ReadonlyMap<string, number>> {
      const found = await facts.find({ day: trusted({ $gte: from, $lte: to }) }).lean();
      const totals = new Map<string, number>();
      for (const { name, count } of found) totals.set(name, (totals.get(name) ?? 0) + count);
      return totals;
    },
  };
}
