import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

interface ContentDocument {
  /** The content’s id. */
  _id: string;
  bytes: number;
  /** Its size as brotli, once it is also there as brotli and gzip. */
  brotliBytes?: number;
}

const contentSchema = new Schema<ContentDocument>(
  {
    _id: { type: String, required: true },
    bytes: { type: Number, required: true },
    brotliBytes: Number,
  },
  { versionKey: false, collection: 'contents', strict: 'throw' },
);

export interface StoredContent {
  readonly content: string;
  readonly bytes: number;
  readonly brotliBytes?: number | undefined;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** Which contents there are. A row is written after its file, so what has a row is complete. */
export function createContentStore(connection: Connection) {
  const contents = connection.model('Content', contentSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [contents]),

    /** Those of them that are there. */
    async find(ids: readonly string[]): Promise<StoredContent[]> {
      const found = await contents.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean();
      return found.map(({ _id: content, bytes, brotliBytes }) => ({ content, bytes, brotliBytes }));
    },

    async add(content: string, bytes: number): Promise<void> {
      await contents.updateOne({ _id: content }, { $setOnInsert: { bytes } }, { upsert: true });
    },

    async markCompressed(content: string, brotliBytes: number): Promise<void> {
      await contents.updateOne({ _id: content }, { $set: { brotliBytes } });
    },
  };
}
