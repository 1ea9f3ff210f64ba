import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { StoredContract } from './stored-contract.js';

/**
 * One per buyer, with all their contracts, so that the second of two concurrent changes starts over and sees the first: no one is
 * under contract for two homes.
 */
interface PurchaseContractsDocument {
  /** The user's id. */
  readonly _id: string;
  /** Latest first. Terms are parsed by the contract. */
  readonly contracts: readonly StoredContract[];
  /** Goes up with each lock. */
  readonly locks?: number;
}

const purchaseContractsSchema = new Schema<PurchaseContractsDocument>(
  { _id: { type: String, required: true }, contracts: { type: Schema.Types.Mixed, required: true }, locks: Number },
  { versionKey: false, collection: 'purchase-contracts', strict: 'throw', minimize: false },
);

export type PurchaseContractStore = ReturnType<typeof createPurchaseContractStore>;

export function createPurchaseContractStore(connection: Connection) {
  const buyers = connection.model('PurchaseContracts', purchaseContractsSchema);

  const findByUser = async (
    userId: string,
    transaction: Transaction | null = null,
  ): Promise<readonly StoredContract[]> => (await buyers.findById(userId).session(transaction).lean())?.contracts ?? [];

  return {
    ensureIndexes: () => ensureIndexes(connection, [buyers]),

    /** Latest first. */
    findByUser,

    /** The contracts must have been read in the same transaction. */
    async replace(userId: string, contracts: readonly StoredContract[], transaction: Transaction): Promise<void> {
      await buyers.updateOne({ _id: userId }, { $set: { contracts } }, { session: transaction, upsert: true });
    },

    /** Of two transactions that lock a buyer's contracts, the second starts over after the first, and sees what it did. */
    async lock(userId: string, transaction: Transaction): Promise<void> {
      await buyers.updateOne({ _id: userId }, { $inc: { locks: 1 } }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await buyers.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => findByUser(userId),
  };
}
