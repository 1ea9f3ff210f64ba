import type { ContractStatus, PurchaseTerms } from '@hearthway/contracts/journey';
import { ensureIndexes, repeatOnDuplicate, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import type { DeadlineMark, StoredContract } from './stored-contract.js';

interface ContractDocument {
  _id: string;
  userId: string;
  version: number;
  /** Missing from contracts that are older than it: 0. */
  versionsFrom?: number;
  status: ContractStatus;
  /** Parsed by the contract. */
  terms: PurchaseTerms;
  marks: Readonly<Record<string, DeadlineMark>>;
  offerId: string | null;
  createdAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
}

const contractSchema = new Schema<ContractDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    versionsFrom: Number,
    status: { type: String, required: true },
    terms: { type: Schema.Types.Mixed, required: true },
    marks: { type: Schema.Types.Mixed, required: true },
    offerId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'purchase-contracts', strict: 'throw', minimize: false },
)
  .index({ userId: 1, createdAt: -1 })
  // A buyer is under contract for one home at a time.
  .index({ userId: 1 }, { name: 'oneActive', unique: true, partialFilterExpression: { status: 'active' } });

export type PurchaseContractStore = ReturnType<typeof createPurchaseContractStore>;

export function createPurchaseContractStore(connection: Connection) {
  const contracts = connection.model('PurchaseContract', contractSchema);

  const findByUser = async (userId: string, transaction: Transaction | null = null): Promise<StoredContract[]> => {
    const found = await contracts.find({ userId }).sort({ createdAt: -1 }).session(transaction).lean();
    return found.map(toContract);
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [contracts]),

    /** Latest first. */
    findByUser,

    /** Whether the buyer has a contract that didn't fall through. */
    async hasContract(userId: string): Promise<boolean> {
      return (await contracts.exists({ userId, status: trusted({ $in: ['active', 'closed'] }) })) !== null;
    },

    async findActive(userId: string, transaction: Transaction | null = null): Promise<StoredContract | undefined> {
      const found = await contracts.findOne({ userId, status: 'active' }).session(transaction).lean();
      return found ? toContract(found) : undefined;
    },

    /** Without a home under contract, the one that the buyer closed on last. */
    async findActiveOrLastClosed(
      userId: string,
      transaction: Transaction | null = null,
    ): Promise<StoredContract | undefined> {
      const [found] = await contracts
        .find({ userId, status: trusted({ $in: ['active', 'closed'] }) })
        // `active` is first in the alphabet.
        .sort({ status: 1, createdAt: -1 })
        .limit(1)
        .session(transaction)
        .lean();
      return found ? toContract(found) : undefined;
    },

    async findById(userId: string, id: string, transaction: Transaction): Promise<StoredContract | undefined> {
      const found = await contracts.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toContract(found) : undefined;
    },

    async insert(contract: StoredContract, transaction: Transaction): Promise<void> {
      await repeatOnDuplicate(() => contracts.insertMany([toDocument(contract)], { session: transaction }));
    },

    async replace(contract: StoredContract, transaction: Transaction): Promise<void> {
      const { _id, userId, ...changed } = toDocument(contract);
      const { matchedCount } = await contracts.updateOne({ _id, userId }, { $set: changed }, { session: transaction });
      if (matchedCount !== 1) throw new Error(`Contract ${_id} was not replaced`);
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await contracts.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Omit<StoredContract, 'userId' | 'versionsFrom'>[] | undefined> {
      const found = await findByUser(userId);
      if (found.length === 0) return undefined;
      return found.map(({ userId: _userId, versionsFrom: _versionsFrom, ...contract }) => contract);
    },
  };
}

function toDocument({ id, createdAt, updatedAt, endedAt, ...contract }: StoredContract): ContractDocument {
  return {
    _id: id,
    ...contract,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  };
}

function toContract({ _id, createdAt, updatedAt, endedAt, ...document }: ContractDocument): StoredContract {
  return {
    id: _id,
    versionsFrom: 0,
    ...document,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
