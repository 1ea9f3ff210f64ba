import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { randomInt } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';

interface CountDocument {
  _id: string;
  count: number;
}

const countSchema = new Schema<CountDocument>(
  { _id: { type: String, required: true }, count: { type: Number, required: true } },
  { versionKey: false, strict: 'throw', collection: 'waitlist-counts' },
);

/** Two transactions cannot both change one document. Of twenty joins at once, half had to retry with 8 shards, none with 32. */
const shards = Array.from({ length: 32 }, (_, index) => `shard-${index}`);
/** A document that no join changes, because a correction counts all entries first and would lose to them. */
const correction = 'correction';

/** Counts the entries as a sum of a few counters, because one counter would make joins wait for each other. */
export function createEntryCount(connection: Connection) {
  const counts = connection.model('WaitlistCount', countSchema);
  let turn = randomInt(shards.length);

  async function increment(document: string, change: number, transaction: Transaction): Promise<void> {
    const { matchedCount } = await counts.updateOne(
      { _id: document },
      { $inc: { count: change } },
      { session: transaction },
    );
    if (matchedCount === 0) throw new Error(`The count of the waitlist has no ${document}`);
  }

  return {
    /** Also creates the counters: if joins created them, two could create the same one. */
    async ensureCounters(): Promise<void> {
      await ensureIndexes(connection, [counts]);
      const made = new Set((await counts.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
      const missing = [...shards, correction].filter((document) => !made.has(document));
      if (missing.length === 0) return;
      try {
        await counts.insertMany(
          missing.map((_id) => ({ _id, count: 0 })),
          { ordered: false },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error; // another instance was quicker
      }
    },

    async update(change: 1 | -1, transaction: Transaction): Promise<void> {
      turn = (turn + 1) % shards.length;
      await increment(shards[turn] ?? correction, change, transaction);
    },

    async updateCorrection(change: number, transaction: Transaction): Promise<void> {
      await increment(correction, change, transaction);
    },

    async sum(transaction?: Transaction): Promise<number> {
      const documents = await counts
        .find()
        .session(transaction ?? null)
        .lean();
      return documents.reduce((sum, { count }) => sum + count, 0);
    },
  };
}
