import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { inPieces, openSegments, sealedSegmentBytes, sealSegments, segmentBytes, type FileKey } from './file-cipher.js';

const bucketName = 'document-files';
/** Whole segments, so that a range starts at the start of a chunk. */
const chunkSizeBytes = 4 * sealedSegmentBytes;

interface FileDocument {
  _id: string;
  length: number;
  chunkSize: number;
  uploadDate: Date;
}

interface ChunkDocument {
  files_id: string;
  n: number;
  data: Buffer;
}

/** The two collections of GridFS. Driver and tools can read them; what they read is encrypted. */
const fileSchema = new Schema<FileDocument>(
  {
    _id: { type: String, required: true },
    length: { type: Number, required: true },
    chunkSize: { type: Number, required: true },
    uploadDate: { type: Date, required: true },
  },
  { versionKey: false, collection: `${bucketName}.files`, strict: 'throw' },
);
const chunkSchema = new Schema<ChunkDocument>(
  {
    files_id: { type: String, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { versionKey: false, collection: `${bucketName}.chunks`, strict: 'throw' },
).index({ files_id: 1, n: 1 }, { unique: true });

interface RemovalDocument {
  /** Of the file. */
  _id: string;
}

const removalSchema = new Schema<RemovalDocument>(
  { _id: { type: String, required: true } },
  { versionKey: false, collection: 'document-file-removals', strict: 'throw' },
);

/** What was written. `sha256` is of the plain bytes, in hex. */
export interface WrittenFile {
  readonly bytes: number;
  readonly sealedBytes: number;
  readonly sha256: string;
}

/** Plain bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type FileStore = ReturnType<typeof createFileStore>;

/** Encrypted files in GridFS, streamed in both directions. */
export function createFileStore(connection: Connection) {
  const files = connection.model('DocumentFile', fileSchema);
  const chunks = connection.model('DocumentFileChunk', chunkSchema);
  const removals = connection.model('DocumentFileRemoval', removalSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [files, chunks, removals]),

    /** Writes the chunks. Nobody finds the file before `insert`; if that never comes, `deleteChunks` cleans up. */
    async write(file: FileKey, plain: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
      const hash = createHash('sha256');
      let bytes = 0;
      async function* measured() {
        for await (const chunk of plain) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      }
      let n = 0;
      let sealedBytes = 0;
      for await (const data of inPieces(sealSegments(file, measured()), chunkSizeBytes)) {
        await chunks.collection.insertOne({ files_id: file.id, n, data });
        n += 1;
        sealedBytes += data.length;
      }
      return { bytes, sealedBytes, sha256: hash.digest('hex') };
    },

    async insert(id: string, sealedBytes: number, uploadDate: Date, transaction: Transaction): Promise<void> {
      const file = { _id: id, length: sealedBytes, chunkSize: chunkSizeBytes, uploadDate };
      await files.insertMany([file], { session: transaction });
    },

    /** @throws Error in the stream if a byte in the database was altered, or is missing */
    async *read(file: FileKey, bytes: number, { start, end }: ByteRange): AsyncGenerator<Buffer> {
      const first = Math.floor(start / segmentBytes);
      const last = Math.floor((bytes - 1) / segmentBytes);
      const until = Math.min(Math.floor(end / segmentBytes), last);
      const sealed = sealedChunks(file.id, first * sealedSegmentBytes, (until + 1) * sealedSegmentBytes);
      let position = first * segmentBytes;
      for await (const plain of openSegments(file, { first, until, last }, sealed)) {
        const from = Math.max(start - position, 0);
        const to = Math.min(end + 1 - position, plain.length);
        if (to > from) yield plain.subarray(from, to);
        position += plain.length;
      }
    },

    async deleteChunks(id: string): Promise<void> {
      await chunks.deleteMany({ files_id: id });
    },

    /**
     * Of files, and of uploads with what came of them. The bytes follow with `removeBytes`: those of one buyer can be gigabytes, too much for a transaction. Nobody can read them
     * in the meantime, since their keys go with the document.
     */
    async delete(ids: readonly string[], transaction: Transaction): Promise<void> {
      if (ids.length === 0) return;
      await files.deleteMany({ _id: mongoose.trusted({ $in: [...ids] }) }, { session: transaction });
      await removals.bulkWrite(
        ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: { _id } }, upsert: true } })),
        { session: transaction },
      );
    },

    /** Safe to repeat, and at several instances at once. @param deletePieces deletes those of an upload with this id, if it is one */
    async removeBytes(deletePieces: (id: string) => Promise<void>): Promise<void> {
      for await (const { _id } of removals.find().lean().cursor()) {
        await chunks.deleteMany({ files_id: _id });
        await deletePieces(_id);
        await removals.deleteOne({ _id });
      }
    },
  };

  /** From whole chunks, one after another: the next is only read once this one is used. */
  async function* sealedChunks(id: string, start: number, end: number): AsyncGenerator<Buffer> {
    const lastChunk = Math.ceil(end / chunkSizeBytes) - 1;
    for (let n = Math.floor(start / chunkSizeBytes); n <= lastChunk; n += 1) {
      const found = await chunks.findOne({ files_id: id, n }).lean();
      if (!found) return;
      const data = bytesOf(found.data);
      yield data.subarray(Math.max(start - n * chunkSizeBytes, 0), end - n * chunkSizeBytes);
    }
  }
}

/** mongoose leaves the driver’s own type in plain objects. */
export function bytesOf(data: Buffer | mongoose.mongo.Binary): Buffer {
  return data instanceof mongoose.mongo.Binary ? Buffer.from(data.value()) : data;
}
