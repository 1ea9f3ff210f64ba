import { emptyClosing, type ClosingEntry } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** The closing of one contract. */
export interface StoredClosing {
  readonly contractId: string;
  readonly userId: string;
  /** 0 before the first save. */
  readonly version: number;
  readonly entry: ClosingEntry;
  /** Both are `null` until the buyer has the keys. YYYY-MM-DD. */
  readonly signedOn: string | null;
  readonly keysOn: string | null;
  readonly updatedAt: string | null;
}

interface ClosingDocument {
  /** The contract’s id. */
  _id: string;
  userId: string;
  version: number;
  /** Parsed by the contract. */
  entry: ClosingEntry;
  signedOn: string | null;
  keysOn: string | null;
  updatedAt: Date;
}

const closingSchema = new Schema<ClosingDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    signedOn: { type: String, default: null },
    keysOn: { type: String, default: null },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'closings', strict: 'throw', minimize: false },
).index({ userId: 1 });

export type ClosingStore = ReturnType<typeof createClosingStore>;

export function createClosingStore(connection: Connection) {
  const closings = connection.model('Closing', closingSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [closings]),

    /** Empty before the first save. */
    async findByContract(
      userId: string,
      contractId: string,
      transaction: Transaction | null = null,
    ): Promise<StoredClosing> {
      const found = await closings.findOne({ _id: contractId, userId }).session(transaction).lean();
      if (found) return toClosing(found);
      const days = { signedOn: null, keysOn: null, updatedAt: null };
      return { contractId, userId, version: 0, entry: emptyClosing, ...days };
    },

    /** Inserts the first version; replaces a later one. Two at the same time take turns: the transaction of one runs again. */
    async save({ contractId, userId, ...closing }: StoredClosing, at: Date, transaction: Transaction): Promise<void> {
      await closings.updateOne(
        { _id: contractId, userId },
        { $set: { ...closing, updatedAt: at } },
        { upsert: true, session: transaction },
      );
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await closings.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Omit<StoredClosing, 'userId'>[] | undefined> {
      const found = await closings.find({ userId }).sort({ updatedAt: -1 }).lean();
      if (found.length === 0) return undefined;
      return found.map(toClosing).map(({ userId: _userId, ...closing }) => closing);
    },
  };
}

function toClosing({ _id, updatedAt, ...closing }: ClosingDocument): StoredClosing {
  return { contractId: _id, ...closing, updatedAt: updatedAt.toISOString() };
}
