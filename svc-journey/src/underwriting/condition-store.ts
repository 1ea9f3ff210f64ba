import type { Condition, ConditionEntry } from '@hearthway/contracts/journey';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** A condition with its buyer. */
export interface StoredCondition extends Condition {
  readonly userId: string;
}

interface ConditionDocument {
  _id: string;
  userId: string;
  contractId: string;
  version: number;
  /** Parsed by the contract. */
  entry: ConditionEntry;
  createdAt: Date;
  updatedAt: Date;
}

const conditionSchema = new Schema<ConditionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    contractId: { type: String, required: true },
    version: { type: Number, required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'conditions', strict: 'throw', minimize: false },
).index({ userId: 1, contractId: 1, createdAt: 1 });

export type ConditionStore = ReturnType<typeof createConditionStore>;

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
      const found = await conditions.find({ userId, contractId }).sort({ createdAt: 1 }).session(transaction).lean();
      return found.map(toCondition);
    },

    async findById(
      userId: string,
      id: string,
      transaction: Transaction | null = null,
    ): Promise<StoredCondition | undefined> {
      const found = await conditions.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toCondition(found) : undefined;
    },

    async count(userId: string, contractId: string, transaction: Transaction): Promise<number> {
      return conditions.countDocuments({ userId, contractId }).session(transaction);
    },

    /** @throws DuplicateCondition if there is one with this id already */
    async insert(condition: StoredCondition, transaction: Transaction): Promise<void> {
      try {
        await conditions.insertMany([toDocument(condition)], { session: transaction });
      } catch (error) {
        if (isDuplicateKey(error)) throw new DuplicateCondition();
        throw error;
      }
    },

    /** False if it isn't there in this version. */
    async replace(condition: StoredCondition, version: number, transaction: Transaction): Promise<boolean> {
      const { _id, userId, ...changed } = toDocument(condition);
      const { matchedCount } = await conditions
        .updateOne({ _id, userId, version }, { $set: changed })
        .session(transaction);
      return matchedCount === 1;
    },

    async delete(userId: string, id: string, transaction: Transaction): Promise<void> {
      await conditions.deleteOne({ _id: id, userId }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await conditions.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Condition[] | undefined> {
      const found = await conditions.find({ userId }).sort({ contractId: 1, createdAt: 1 }).lean();
      return found.length > 0 ? found.map((document) => shown(toCondition(document))) : undefined;
    },
  };
}

/** Another request, or another buyer, has this id. */
export class DuplicateCondition extends Error {
  override readonly name = 'DuplicateCondition';
}

/** What the buyer sees. */
export function shown({ userId: _userId, ...condition }: StoredCondition): Condition {
  return condition;
}

function toDocument({ id, userId, contractId, version, createdAt, updatedAt, ...entry }: StoredCondition) {
  return {
    _id: id,
    userId,
    contractId,
    version,
    entry,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  } satisfies ConditionDocument;
}

function toCondition({ _id, userId, contractId, version, entry, createdAt, updatedAt }: ConditionDocument) {
  return {
    id: _id,
    userId,
    contractId,
    version,
    ...entry,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  } satisfies StoredCondition;
}
