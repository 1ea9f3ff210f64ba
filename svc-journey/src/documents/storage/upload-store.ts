import type {
  DocumentRefusal,
  DocumentSubject,
  DocumentUpload,
  DocumentUploadState,
} from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import { openBytes, sealBytes, type FileKey } from './file-cipher.js';
import { bytesOf } from './file-store.js';

export interface StoredUpload extends Omit<DocumentUpload, 'createdAt'> {
  readonly userId: string;
  /** Wrapped. */
  readonly key: string;
  /** Where the last try to check it wrote; `null` before the first. */
  readonly fileId: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly touchedAt: Date;
  /** The link that it comes through, and who sends it; `null` if the buyer does. */
  readonly shareId: string | null;
  readonly sentBy: string | null;
}

interface UploadDocument extends Omit<StoredUpload, 'id'> {
  _id: string;
  /** Until when an instance checks it. */
  claimedUntil: Date | null;
}

const uploadSchema = new Schema<UploadDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    name: { type: String, required: true },
    slot: String,
    subject: Schema.Types.Mixed,
    documentId: String,
    bytes: { type: Number, required: true },
    received: { type: Number, required: true },
    state: { type: String, required: true },
    refusal: String,
    key: { type: String, required: true },
    fileId: String,
    attempts: { type: Number, required: true },
    claimedUntil: Date,
    createdAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    shareId: String,
    sentBy: String,
  },
  { versionKey: false, collection: 'document-uploads', strict: 'throw' },
)
  .index({ userId: 1, createdAt: 1 })
  .index({ state: 1, claimedUntil: 1 })
  .index({ touchedAt: 1 });

interface PieceDocument {
  uploadId: string;
  offset: number;
  data: Buffer;
}

/** As long as the bytes came before the connection broke; GridFS wants all chunks of a file in one size. */
const pieceSchema = new Schema<PieceDocument>(
  {
    uploadId: { type: String, required: true },
    offset: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { versionKey: false, collection: 'document-upload-pieces', strict: 'throw' },
).index({ uploadId: 1, offset: 1 }, { unique: true });

export type UploadStore = ReturnType<typeof createUploadStore>;

export function createUploadStore(connection: Connection) {
  const uploads = connection.model('DocumentUpload', uploadSchema);
  const pieces = connection.model('DocumentUploadPiece', pieceSchema);

  const deletePieces = async (uploadId: string, transaction: Transaction | null = null): Promise<void> => {
    await pieces.deleteMany({ uploadId }).session(transaction);
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [uploads, pieces]),

    /** The first one first. */
    async findByUser(userId: string, transaction: Transaction | null = null): Promise<StoredUpload[]> {
      return (await uploads.find({ userId }).sort({ createdAt: 1 }).session(transaction).lean()).map(toUpload);
    },

    async findById(
      userId: string,
      id: string,
      transaction: Transaction | null = null,
    ): Promise<StoredUpload | undefined> {
      const found = await uploads.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toUpload(found) : undefined;
    },

    async insert({ id, ...upload }: StoredUpload, transaction: Transaction): Promise<void> {
      await uploads.insertMany([{ _id: id, ...upload, claimedUntil: null }], { session: transaction });
    },

    /**
     * Appends bytes. With the last ones, the upload waits for its check.
     * @returns false, with nothing written, if another request has gone on from this place
     */
    async append(
      { id, key }: FileKey,
      { offset, bytes, isLast }: { readonly offset: number; readonly bytes: Uint8Array; readonly isLast: boolean },
      at: Date,
      transaction: Transaction,
    ): Promise<boolean> {
      const { matchedCount } = await uploads.updateOne(
        { _id: id, received: offset, state: 'receiving' },
        { $set: { received: offset + bytes.length, touchedAt: at, ...(isLast && { state: 'checking' }) } },
        { session: transaction },
      );
      if (matchedCount === 0) return false;
      const data = sealBytes({ id: pieceContext(id, offset), key }, bytes);
      await pieces.insertMany([{ uploadId: id, offset, data }], { session: transaction });
      return true;
    },

    /** The bytes that have arrived, in order. */
    async *read({ id, key }: FileKey): AsyncGenerator<Buffer> {
      let offset = 0;
      for (;;) {
        const found = await pieces.findOne({ uploadId: id, offset }).lean();
        if (!found) return;
        const plain = openBytes({ id: pieceContext(id, offset), key }, bytesOf(found.data));
        yield plain;
        offset += plain.length;
      }
    },

    /**
     * Claims one that waits for its check, or whose claim has run out. `fileId` is where this try will write. Buyers of whom none
     * is claimed come first, so that nobody waits behind someone’s hundreds of files.
     */
    async claim(
      { fileId, now, until }: { readonly fileId: string; readonly now: Date; readonly until: Date },
      transaction: Transaction,
    ): Promise<{ readonly upload: StoredUpload; readonly formerFileId: string | null } | undefined> {
      const free = [{ claimedUntil: null }, { claimedUntil: mongoose.trusted({ $lt: now }) }];
      const take = (wanted: { readonly userId?: object }) =>
        uploads
          .findOneAndUpdate(
            { state: 'checking', $or: free, ...wanted },
            { $set: { fileId, claimedUntil: until }, $inc: { attempts: 1 } },
            { sort: { touchedAt: 1 }, returnDocument: 'before', session: transaction },
          )
          .lean();
      const busy = await uploads
        .distinct('userId', { state: 'checking', claimedUntil: mongoose.trusted({ $gte: now }) })
        .session(transaction);
      const found =
        (busy.length > 0 ? await take({ userId: mongoose.trusted({ $nin: busy }) }) : null) ?? (await take({}));
      if (!found) return undefined;
      const formerFileId = found.fileId;
      return { upload: { ...toUpload(found), fileId, attempts: found.attempts + 1 }, formerFileId };
    },

    /** What photos on their way will show. */
    async replaceSubject(
      userId: string,
      { kind, id }: DocumentSubject,
      subject: DocumentSubject,
      transaction: Transaction,
    ): Promise<void> {
      await uploads.updateMany(
        { userId, 'subject.kind': kind, 'subject.id': id },
        { $set: { subject } },
        { session: transaction },
      );
    },

    /** Moves the end of a claim. Then, another instance may try it. */
    async claimUntil(id: string, fileId: string, until: Date): Promise<void> {
      await uploads.updateOne({ _id: id, fileId }, { $set: { claimedUntil: until } });
    },

    /** Keeps only why. @returns false if another try has begun */
    async refuse(id: string, fileId: string, refusal: DocumentRefusal, transaction: Transaction): Promise<boolean> {
      const { matchedCount } = await uploads.updateOne(
        { _id: id, fileId, state: 'checking' },
        { $set: { state: 'refused', refusal, claimedUntil: null } },
        { session: transaction },
      );
      if (matchedCount > 0) await deletePieces(id, transaction);
      return matchedCount > 0;
    },

    /** @returns the upload as it is by now; `undefined` if it was given up, or another try has begun */
    async finish(id: string, fileId: string, transaction: Transaction): Promise<StoredUpload | undefined> {
      const found = await uploads
        .findOneAndDelete({ _id: id, fileId, state: 'checking' }, { session: transaction })
        .lean();
      if (!found) return undefined;
      await deletePieces(id, transaction);
      return toUpload(found);
    },

    async delete(userId: string, id: string, transaction: Transaction): Promise<StoredUpload | undefined> {
      const found = await uploads.findOneAndDelete({ _id: id, userId }, { session: transaction }).lean();
      if (!found) return undefined;
      await deletePieces(id, transaction);
      return toUpload(found);
    },

    /** Those that rest since before a moment. */
    async findRestingSince(moment: Date, state: DocumentUploadState): Promise<StoredUpload[]> {
      const found = await uploads
        .find({ touchedAt: mongoose.trusted({ $lt: moment }), state })
        .limit(100)
        .lean();
      return found.map(toUpload);
    },

    /** Every wrapped key, to be wrapped again. */
    async *findKeys(): AsyncGenerator<{ readonly id: string; readonly key: string }> {
      for await (const { _id, key } of uploads.find({}, { key: 1 }).lean().cursor()) yield { id: _id, key };
    },

    async updateKey(id: string, former: string, key: string): Promise<void> {
      await uploads.updateOne({ _id: id, key: former }, { $set: { key } });
    },

    /** Those of one upload, which is gone. */
    deletePieces: (uploadId: string): Promise<void> => deletePieces(uploadId),

    /**
     * The pieces stay, as they can be gigabytes: too much for a transaction.
     * @returns the ids of the uploads, and of the files that tries to check them wrote
     */
    async deleteByUser(userId: string, transaction: Transaction): Promise<string[]> {
      const found = await uploads.find({ userId }, { fileId: 1 }).session(transaction).lean();
      await uploads.deleteMany({ userId }, { session: transaction });
      return found.flatMap(({ _id, fileId }) => [_id, ...(fileId ? [fileId] : [])]);
    },
  };
}

/** What its buyer sees of it. */
export function shownUpload(upload: StoredUpload): DocumentUpload {
  const { id, name, slot, subject, documentId, bytes, received, state, refusal, createdAt } = upload;
  return { id, name, slot, subject, documentId, bytes, received, state, refusal, createdAt: createdAt.toISOString() };
}

const pieceContext = (uploadId: string, offset: number): string => `piece of ${uploadId} at ${offset}`;

function toUpload({ _id, claimedUntil: _claimedUntil, ...upload }: UploadDocument): StoredUpload {
  return {
    ...upload,
    id: _id,
    slot: upload.slot ?? null,
    subject: upload.subject ?? null,
    documentId: upload.documentId ?? null,
    refusal: upload.refusal ?? null,
    fileId: upload.fileId ?? null,
    shareId: upload.shareId ?? null,
    sentBy: upload.sentBy ?? null,
  };
}
