import { emptyMortgageApplication, type MortgageApplicationEntry } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** The loan application of one contract. */
export interface StoredApplication {
  readonly contractId: string;
  readonly userId: string;
  /** 0 before the first save. */
  readonly version: number;
  readonly entry: MortgageApplicationEntry;
  readonly updatedAt: string | null;
}

interface ApplicationDocument {
  /** The contract’s id. */
  _id: string;
  userId: string;
  version: number;
  /** Parsed by the contract. */
  entry: MortgageApplicationEntry;
  updatedAt: Date;
}

const applicationSchema = new Schema<ApplicationDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'mortgage-applications', strict: 'throw', minimize: false },
).index({ userId: 1 });

export type MortgageApplicationStore = ReturnType<typeof createMortgageApplicationStore>;

export function createMortgageApplicationStore(connection: Connection) {
  const applications = connection.model('MortgageApplication', applicationSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [applications]),

    /** Empty before the first save. */
    async findByContract(
      userId: string,
      contractId: string,
      transaction: Transaction | null = null,
    ): Promise<StoredApplication> {
      const found = await applications.findOne({ _id: contractId, userId }).session(transaction).lean();
      return found
        ? toApplication(found)
        : { contractId, userId, version: 0, entry: emptyMortgageApplication, updatedAt: null };
    },

    /** Inserts the first version; replaces a later one. Two at the same time take turns: the transaction of one runs again. */
    async save({ contractId, userId, version, entry }: StoredApplication, at: Date, transaction: Transaction) {
      await applications.updateOne(
        { _id: contractId, userId },
        { $set: { version, entry, updatedAt: at } },
        { upsert: true, session: transaction },
      );
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await applications.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Omit<StoredApplication, 'userId'>[] | undefined> {
      const found = await applications.find({ userId }).sort({ updatedAt: -1 }).lean();
      if (found.length === 0) return undefined;
      return found.map(toApplication).map(({ userId: _userId, ...application }) => application);
    },
  };
}

function toApplication({ _id, userId, version, entry, updatedAt }: ApplicationDocument): StoredApplication {
  return { contractId: _id, userId, version, entry, updatedAt: updatedAt.toISOString() };
}
