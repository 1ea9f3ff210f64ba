import type { ComparableSale } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** One per buyer, with all their comparable sales. */
interface ComparableSalesDocument {
  /** The user's id. */
  readonly _id: string;
  /** Parsed by the contract. */
  readonly sales: readonly ComparableSale[];
}

const comparableSalesSchema = new Schema<ComparableSalesDocument>(
  { _id: { type: String, required: true }, sales: { type: Schema.Types.Mixed, required: true } },
  { versionKey: false, collection: 'comparable-sales', strict: 'throw', minimize: false },
);

export type ComparableSaleStore = ReturnType<typeof createComparableSaleStore>;

export function createComparableSaleStore(connection: Connection) {
  const lists = connection.model('ComparableSales', comparableSalesSchema);

  const findByUser = async (
    userId: string,
    transaction: Transaction | null = null,
  ): Promise<readonly ComparableSale[]> => (await lists.findById(userId).session(transaction).lean())?.sales ?? [];

  return {
    ensureIndexes: () => ensureIndexes(connection, [lists]),

    /** Most recent sale first. */
    findByUser,

    /** The list must have been read in the same transaction. */
    async replace(userId: string, sales: readonly ComparableSale[], transaction: Transaction): Promise<void> {
      await lists.updateOne({ _id: userId }, { $set: { sales } }, { session: transaction, upsert: true });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await lists.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => findByUser(userId),
  };
}
