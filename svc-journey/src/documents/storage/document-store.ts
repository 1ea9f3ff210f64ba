import { documentLimits, type DocumentSlotKey, type SlotMark } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { StoredDocument, StoredVersion } from '../document.js';
import { openBytes, sealBytes, type FileKey } from './file-cipher.js';
import { bytesOf } from './file-store.js';

interface DocumentDocument extends Omit<StoredDocument, 'id' | 'createdAt' | 'updatedAt' | 'binnedAt'> {
  _id: string;
  createdAt: Date;
  updatedAt: Date;
  binnedAt: Date | null;
}

const documentSchema = new Schema<DocumentDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    slot: String,
    subject: Schema.Types.Mixed,
    tags: { type: [String], required: true },
    note: String,
    datedOn: String,
    hintsSeen: { type: Boolean, required: true },
    versions: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    binnedAt: Date,
  },
  { versionKey: false, collection: 'documents', strict: 'throw', minimize: false },
)
  .index({ userId: 1, createdAt: 1 })
  .index({ binnedAt: 1 }, { partialFilterExpression: { binnedAt: { $type: 'date' } } });

/** What was read from a file, sealed with its key. */
interface ExtractDocument {
  /** Of the file. */
  _id: string;
  userId: string;
  /** Compressed before it was sealed; missing if there is none. */
  text?: Buffer;
  /** WebP; missing if it isn't a picture. */
  thumbnail?: Buffer;
}

const extractSchema = new Schema<ExtractDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    text: Buffer,
    thumbnail: Buffer,
  },
  { versionKey: false, collection: 'document-extracts', strict: 'throw' },
).index({ userId: 1 });

/** What was read from a file. */
interface Extract {
  /** Empty if there is none. */
  readonly text: string;
  readonly thumbnail: Uint8Array | undefined;
}

interface AccountDocument {
  /** The user’s id. */
  _id: string;
  /** Files and uploads that count against the limit. */
  files: number;
  /** Goes up by one for everything that must happen in turn. */
  turns?: number;
  marks: Partial<Record<DocumentSlotKey, SlotMark>>;
}

const accountSchema = new Schema<AccountDocument>(
  {
    _id: { type: String, required: true },
    files: { type: Number, required: true },
    turns: Number,
    marks: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'document-accounts', strict: 'throw', minimize: false },
);

export type SlotMarks = AccountDocument['marks'];
export type DocumentStore = ReturnType<typeof createDocumentStore>;

const compress = promisify(deflateRaw);
const expand = promisify(inflateRaw);

export function createDocumentStore(connection: Connection) {
  const documents = connection.model('Document', documentSchema);
  const extracts = connection.model('DocumentExtract', extractSchema);
  const accounts = connection.model('DocumentAccount', accountSchema);

  const findByUser = async (userId: string, transaction: Transaction | null = null): Promise<StoredDocument[]> =>
    (await documents.find({ userId }).sort({ createdAt: 1 }).session(transaction).lean()).map(toStored);

  return {
    ensureIndexes: () => ensureIndexes(connection, [documents, extracts, accounts]),

    /** With what is in the bin; the first one first. */
    findByUser,

    async findById(
      userId: string,
      id: string,
      transaction: Transaction | null = null,
    ): Promise<StoredDocument | undefined> {
      const found = await documents.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toStored(found) : undefined;
    },

    /** Photos of these findings that aren’t in the bin. */
    async countPhotos(userId: string, findingIds: readonly string[]): Promise<number> {
      return documents.countDocuments({
        userId,
        binnedAt: null,
        'subject.kind': 'finding',
        'subject.id': mongoose.trusted({ $in: [...findingIds] }),
      });
    },

    async insert(document: StoredDocument, transaction: Transaction): Promise<void> {
      await documents.insertMany([toDocument(document)], { session: transaction });
    },

    /** False if it isn’t there in this version. */
    async replace(document: StoredDocument, version: number, transaction: Transaction): Promise<boolean> {
      const { _id, userId, ...changed } = toDocument(document);
      const { matchedCount } = await documents.updateOne(
        { _id, userId, version },
        { $set: changed },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    async delete({ userId, id, versions }: StoredDocument, transaction: Transaction): Promise<void> {
      const fileIds = versions.map((version) => version.id);
      await extracts.deleteMany({ _id: mongoose.trusted({ $in: fileIds }) }, { session: transaction });
      await documents.deleteOne({ _id: id, userId }, { session: transaction });
    },

    async findBinnedBefore(moment: Date): Promise<StoredDocument[]> {
      const found = await documents
        .find({ binnedAt: mongoose.trusted({ $type: 'date', $lt: moment }) })
        .limit(100)
        .lean();
      return found.map(toStored);
    },

    async insertExtract(
      userId: string,
      file: FileKey,
      { text, thumbnail }: Extract,
      transaction: Transaction,
    ): Promise<void> {
      const extract = {
        ...(text !== '' && { text: sealBytes(textOf(file), await compress(text)) }),
        ...(thumbnail && { thumbnail: sealBytes(thumbnailOf(file), thumbnail) }),
      };
      await extracts.insertMany([{ _id: file.id, userId, ...extract }], { session: transaction });
    },

    /** The texts of these files, by file. */
    async findTexts(userId: string, files: readonly FileKey[]): Promise<ReadonlyMap<string, string>> {
      const byId = new Map(files.map((file) => [file.id, file]));
      const wanted = { userId, _id: mongoose.trusted({ $in: [...byId.keys()] }) };
      const found = await extracts.find(wanted, { text: 1 }).lean();
      const texts = found.map(async ({ _id, text }) => {
        const file = byId.get(_id);
        const packed = file && text && openBytes(textOf(file), bytesOf(text));
        return [_id, packed ? (await expand(packed)).toString() : ''] as const;
      });
      return new Map(await Promise.all(texts));
    },

    /** A small WebP; `undefined` for what isn’t a picture. */
    async findThumbnail(userId: string, file: FileKey): Promise<Buffer | undefined> {
      const found = await extracts.findOne({ _id: file.id, userId }, { thumbnail: 1 }).lean();
      return found?.thumbnail && openBytes(thumbnailOf(file), bytesOf(found.thumbnail));
    },

    async findAccount(userId: string): Promise<{ readonly files: number; readonly marks: SlotMarks }> {
      const found = await accounts.findById(userId).lean();
      return { files: found?.files ?? 0, marks: found?.marks ?? {} };
    },

    /** Counts one more file. @returns false, with nothing written, at the limit */
    async reserveFile(userId: string, transaction: Transaction): Promise<boolean> {
      await accounts.updateOne(
        { _id: userId },
        { $setOnInsert: { files: 0, marks: {} } },
        { upsert: true, session: transaction },
      );
      const { matchedCount } = await accounts.updateOne(
        { _id: userId, files: mongoose.trusted({ $lt: documentLimits.files }) },
        { $inc: { files: 1 } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    async releaseFiles(userId: string, count: number, transaction: Transaction): Promise<void> {
      await accounts.updateOne({ _id: userId }, { $inc: { files: -count } }, { session: transaction });
    },

    /** Makes transactions of one buyer that take a turn happen one after another. */
    async takeTurn(userId: string, transaction: Transaction): Promise<void> {
      await accounts.updateOne(
        { _id: userId },
        { $inc: { turns: 1 }, $setOnInsert: { files: 0, marks: {} } },
        { upsert: true, session: transaction },
      );
    },

    async updateMark(userId: string, slot: DocumentSlotKey, mark: SlotMark, transaction: Transaction): Promise<void> {
      await accounts.updateOne(
        { _id: userId },
        { $set: { [`marks.${slot}`]: mark }, $setOnInsert: { files: 0 } },
        { upsert: true, session: transaction },
      );
    },

    /** Every document with its wrapped keys, to be wrapped again. */
    async *findAll(): AsyncGenerator<StoredDocument> {
      for await (const found of documents.find().lean().cursor()) yield toStored(found);
    },

    async updateKeys({ id, version, userId }: StoredDocument, versions: readonly StoredVersion[]): Promise<boolean> {
      const { matchedCount } = await documents.updateOne({ _id: id, userId, version }, { $set: { versions } });
      return matchedCount === 1;
    },

    /** @returns the files, to be deleted too */
    async deleteByUser(userId: string, transaction: Transaction): Promise<string[]> {
      const found = await documents.find({ userId }, { versions: 1 }).session(transaction).lean();
      await documents.deleteMany({ userId }, { session: transaction });
      await extracts.deleteMany({ userId }, { session: transaction });
      await accounts.deleteOne({ _id: userId }, { session: transaction });
      return found.flatMap(({ versions }) => versions.map(({ id }) => id));
    },
  };
}

const textOf = ({ id, key }: FileKey): FileKey => ({ id: `text of ${id}`, key });
const thumbnailOf = ({ id, key }: FileKey): FileKey => ({ id: `thumbnail of ${id}`, key });

function toDocument({ id, createdAt, updatedAt, binnedAt, ...document }: StoredDocument): DocumentDocument {
  return {
    ...document,
    _id: id,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    binnedAt: binnedAt === null ? null : new Date(binnedAt),
  };
}

function toStored({ _id, createdAt, updatedAt, binnedAt, ...document }: DocumentDocument): StoredDocument {
  return {
    ...document,
    id: _id,
    slot: document.slot ?? null,
    subject: document.subject ?? null,
    datedOn: document.datedOn ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    binnedAt: binnedAt?.toISOString() ?? null,
  };
}
