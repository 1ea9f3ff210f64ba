import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, trusted, type ClientSession, type Connection } from 'mongoose';

/** Whose data was erased, until no request of theirs can still be under way; a month if nobody was here to look. */
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

    async add(userId: string, erasedAt: Date, session: ClientSession): Promise<void> {
      await erasures.updateOne({ _id: userId }, { $set: { erasedAt } }, { upsert: true, session });
    },

    /** Of whom something was erased at this time or before. */
    async until(erasedAt: Date): Promise<string[]> {
      const found = await erasures.find({ erasedAt: trusted({ $lte: erasedAt }) }).lean();
      return found.map(({ _id }) => _id);
    },

    async remove(userId: string, session: ClientSession): Promise<void> {
      await erasures.deleteOne({ _id: userId }, { session });
    },
  };
}
