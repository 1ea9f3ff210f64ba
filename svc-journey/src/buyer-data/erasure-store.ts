import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

/** An erased buyer who has to be erased once more. Dropped after a month in any case. */
interface ErasureDocument {
  _id: string;
  erasedAt: Date;
}

const erasureSchema = new Schema<ErasureDocument>(
  { _id: { type: String, required: true }, erasedAt: { type: Date, required: true } },
  { versionKey: false, collection: 'erasures' },
).index({ erasedAt: 1 }, { expireAfterSeconds: 30 * 24 * 60 * 60 });

export type ErasureStore = ReturnType<typeof createErasureStore>;

export function createErasureStore(connection: Connection) {
  const erasures = connection.model('Erasure', erasureSchema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [erasures]),

    /** Calling it again for the same buyer only moves the time. */
    async insert(userId: string, erasedAt: Date, transaction: Transaction): Promise<void> {
      await erasures.updateOne({ _id: userId }, { $set: { erasedAt } }, { upsert: true, session: transaction });
    },

    /** Ids of buyers erased at this time or before. */
    async findErasedUntil(erasedAt: Date): Promise<string[]> {
      const found = await erasures.find({ erasedAt: trusted({ $lte: erasedAt }) }).lean();
      return found.map(({ _id }) => _id);
    },

    async delete(userId: string, transaction: Transaction): Promise<void> {
      await erasures.deleteOne({ _id: userId }, { session: transaction });
    },
  };
}
