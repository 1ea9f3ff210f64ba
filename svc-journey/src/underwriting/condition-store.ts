import type { Condition, ConditionEntry } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** A condition with its buyer. */
export interface StoredCondition extends Readonly<Condition> {
  readonly userId: string;
}

interface ConditionDocument {
  readonly _id: string;
  readonly userId: string;
  readonly contractId: string;
  readonly version: number;
  /** Parsed by the contract. */
  readonly entry: ConditionEntry;
  // ISO date-times.
  readonly createdAt: string;
  readonly updatedAt: string;
}

const conditionSchema = new Schema<ConditionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    contractId: { type: String, required: true },
    version: { type: Number, required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: String, required: true },
    updatedAt: { type: String, required: true },
  },
  { versionKey: false, collection: 'conditions', strict: 'throw', minimize: false },
).index({ userId: 1, contractId: 1, createdAt: 1, _id: 1 });

export type ConditionStore = ReturnType<typeof createConditionStore>;

/** What changes it has locked the buyer's contracts, so that the second of two changes sees the first. */
export function createConditionStore(connection: Connection) {
  const conditions = connection.model('Condition', conditionSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [conditions]),

    /** Of one contract, the first one first. */
    async findByContract(
      userId: string,
      contractId: string,
      transaction: Transaction | null = null,
    ): Promise<StoredCondition[]> {
      const found = await conditions
        .find({ userId, contractId })
        .sort({ createdAt: 1, _id: 1 })
        .session(transaction)
        .lean();
      return found.map(toCondition);
    },

    /** Undefined if the buyer has no such condition. */
    async findById(userId: string, id: string, transaction: Transaction): Promise<StoredCondition | undefined> {
      const found = await conditions.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toCondition(found) : undefined;
    },

    /** The condition must be new or read in the same transaction. */
    async save(condition: StoredCondition, transaction: Transaction): Promise<void> {
      const { _id, userId, ...changed } = toDocument(condition);
      await conditions.updateOne({ _id, userId }, { $set: changed }, { session: transaction, upsert: true });
    },

    async delete({ id, userId }: Pick<StoredCondition, 'id' | 'userId'>, transaction: Transaction): Promise<void> {
      await conditions.deleteOne({ _id: id, userId }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await conditions.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Condition[]> {
      const found = await conditions.find({ userId }).sort({ contractId: 1, createdAt: 1, _id: 1 }).lean();
      return found.map((document) => shown(toCondition(document)));
    },
  };
}

/** What the buyer sees. */
export function shown({ userId: _userId, ...condition }: StoredCondition): Condition {
  return condition;
}

export const toDocument = ({
  id,
  userId,
  contractId,
  version,
  createdAt,
  updatedAt,
  ...entry
}: StoredCondition): ConditionDocument => ({ _id: id, userId, contractId, version, entry, createdAt, updatedAt });

const toCondition = ({ _id, entry, ...document }: ConditionDocument): StoredCondition => ({
  id: _id,
  ...document,
  ...entry,
});
