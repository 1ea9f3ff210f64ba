import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface EntryDocument {
  /** The contract's id: one entry for each. */
  readonly _id: string;
  readonly userId: string;
  readonly version: number;
  /** Parsed by the contract. */
  readonly entry: unknown;
  readonly updatedAt: Date;
}

/** What a buyer keeps about one contract. */
export interface StoredEntry<Entry> {
  readonly contractId: string;
  /** Counts the saves; 0 before the first. */
  readonly version: number;
  readonly updatedAt: string | null;
  readonly entry: Entry;
}

interface Collection<Entry> {
  /** Mongoose's name: `Inspection`. */
  readonly model: string;
  /** MongoDB's name: `inspections`. */
  readonly collection: string;
  /** Before the first save. */
  readonly empty: Entry;
}

export interface ContractEntryStore<Entry> {
  readonly ensureIndexes: () => Promise<void>;
  readonly find: (userId: string, contractId: string, transaction?: Transaction | null) => Promise<StoredEntry<Entry>>;
  /** Replaces what was read in the same transaction, which has locked the buyer's contracts. */
  readonly replace: (
    userId: string,
    before: StoredEntry<Entry>,
    entry: Entry,
    at: Date,
    transaction: Transaction,
  ) => Promise<StoredEntry<Entry>>;
  readonly deleteByUser: (userId: string, transaction: Transaction) => Promise<void>;
  /** Everything stored about the buyer, the latest first, for a data export. */
  readonly findForExport: (userId: string) => Promise<StoredEntry<Entry>[]>;
}

export function createContractEntryStore<Entry extends object>(
  connection: Connection,
  { model, collection, empty }: Collection<Entry>,
): ContractEntryStore<Entry> {
  const entries = connection.model(model, entrySchema(collection));
  const read = ({ _id, version, updatedAt, entry }: EntryDocument): StoredEntry<Entry> => ({
    contractId: _id,
    version,
    updatedAt: updatedAt.toISOString(),
    // Only `replace` writes it.
    entry: entry as Entry,
  });

  return {
    ensureIndexes: () => ensureIndexes(connection, [entries]),

    async find(userId, contractId, transaction = null) {
      const found = await entries.findOne({ _id: contractId, userId }).session(transaction).lean();
      return found ? read(found) : { contractId, version: 0, updatedAt: null, entry: empty };
    },

    async replace(userId, { contractId, version }, entry, at, transaction) {
      const next = { version: version + 1, entry, updatedAt: at };
      await entries.updateOne({ _id: contractId, userId }, { $set: next }, { session: transaction, upsert: true });
      return read({ _id: contractId, userId, ...next });
    },

    async deleteByUser(userId, transaction) {
      await entries.deleteMany({ userId }, { session: transaction });
    },

    async findForExport(userId) {
      const found = await entries.find({ userId }).sort({ updatedAt: -1 }).lean();
      return found.map(read);
    },
  };
}

function entrySchema(collection: string): Schema<EntryDocument> {
  const schema = schemas.get(collection) ?? newSchema(collection);
  schemas.set(collection, schema);
  return schema;
}

/** By collection: a connection gives its model again only for the schema that it was made of. */
const schemas = new Map<string, Schema<EntryDocument>>();

const newSchema = (collection: string) =>
  new Schema<EntryDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      version: { type: Number, required: true },
      entry: { type: Schema.Types.Mixed, required: true },
      updatedAt: { type: Date, required: true },
    },
    { versionKey: false, collection, strict: 'throw', minimize: false },
  ).index({ userId: 1, updatedAt: -1 });
