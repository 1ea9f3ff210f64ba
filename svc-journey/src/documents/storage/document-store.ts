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

interface TextDocument {
  /** Of the file. */
  _id: string;
  userId: string;
  /** Compressed, then sealed with the key of the file. */
  sealed: Buffer;
}

const textSchema = new Schema<TextDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    sealed: { type: Buffer, required: true },
  },
  { versionKey: false, collection: 'document-texts', strict: 'throw' },
).index({ userId: 1 });

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
  const texts = connection.model('DocumentText', textSchema);
  const accounts = connection.model('DocumentAccount', accountSchema);

  const findByUser = async (userId: string): Promise<StoredDocument[]> =>
    (await documents.find({ userId }).sort({ createdAt: 1 }).lean()).map(toStored);

  return {
    ensureIndexes: () => ensureIndexes(connection, [documents, texts, accounts]),

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
      await texts.deleteMany({ _id: mongoose.trusted({ $in: fileIds }) }, { session: transaction });
      await documents.deleteOne({ _id: id, userId }, { session: transaction });
    },

    async findBinnedBefore(moment: Date): Promise<StoredDocument[]> {
      const found = await documents
        .find({ binnedAt: mongoose.trusted({ $type: 'date', $lt: moment }) })
        .limit(100)
        .lean();
      return found.map(toStored);
    },

    /** What a file says, for the search. */
    async insertText(userId: string, file: FileKey, text: string, transaction: Transaction): Promise<void> {
      const sealed = sealBytes({ ...file, id: textContext(file.id) }, await compress(text));
      await texts.insertMany([{ _id: file.id, userId, sealed }], { session: transaction });
    },

    /** The texts of these files, by file. */
    async findTexts(userId: string, files: readonly FileKey[]): Promise<ReadonlyMap<string, string>> {
      const keys = new Map(files.map((file) => [file.id, file.key]));
      const found = await texts.find({ userId, _id: mongoose.trusted({ $in: [...keys.keys()] }) }).lean();
      const opened = found.flatMap(({ _id, sealed }) => {
        const key = keys.get(_id);
        return key ? [[_id, openBytes({ id: textContext(_id), key }, bytesOf(sealed))] as const] : [];
      });
      return new Map(
        await Promise.all(opened.map(async ([id, packed]) => [id, (await expand(packed)).toString()] as const)),
      );
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
      await texts.deleteMany({ userId }, { session: transaction });
      await accounts.deleteOne({ _id: userId }, { session: transaction });
      return found.flatMap(({ versions }) => versions.map(({ id }) => id));
    },
  };
}

const textContext = (fileId: string): string => `text of ${fileId}`;

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
    datedOn: document.datedOn ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    binnedAt: binnedAt?.toISOString() ?? null,
  };
}
