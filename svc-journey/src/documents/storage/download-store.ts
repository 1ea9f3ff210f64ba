import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

interface DownloadDocument {
  /** Hash of the link’s token. */
  _id: string;
  userId: string;
  expiresAt: Date;
}

const downloadSchema = new Schema<DownloadDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'document-downloads', strict: 'throw' },
)
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  .index({ userId: 1 });

export type DownloadStore = ReturnType<typeof createDownloadStore>;

/** Links for a browser’s own download, which can’t send a token in a header. */
export function createDownloadStore(connection: Connection) {
  const downloads = connection.model('DocumentDownload', downloadSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [downloads]),

    async insert(tokenHash: string, userId: string, expiresAt: Date): Promise<void> {
      await downloads.insertMany([{ _id: tokenHash, userId, expiresAt }]);
    },

    /** The buyer whose download it is, while the link works. */
    async findUser(tokenHash: string, now: Date): Promise<string | undefined> {
      const found = await downloads.findOne({ _id: tokenHash, expiresAt: mongoose.trusted({ $gt: now }) }).lean();
      return found?.userId;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await downloads.deleteMany({ userId }, { session: transaction });
    },
  };
}
