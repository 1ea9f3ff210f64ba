import type { HomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

type StoredGoals = Omit<StoredHomeGoals, 'budgetCents'>;

interface HomeGoalsDocument {
  /** The user's id: one document per buyer. */
  _id: string;
  version: number;
  updatedAt: Date;
  /** Parsed by the contract. */
  goals: HomeGoals;
}

const homeGoalsSchema = new Schema<HomeGoalsDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    goals: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'home-goals', strict: 'throw', minimize: false },
);

export type HomeGoalsStore = ReturnType<typeof createHomeGoalsStore>;

export function createHomeGoalsStore(connection: Connection) {
  const documents = connection.model('HomeGoals', homeGoalsSchema);

  const findByUser = async (userId: string): Promise<StoredGoals | undefined> => {
    const found = await documents.findById(userId).lean();
    return found ? toStored(found) : undefined;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [documents]),

    /** Undefined before the first save. */
    findByUser,

    /** Compare-and-set; version 0 inserts. @throws GoalsChanged, with nothing written, if the stored version differs */
    async update(
      userId: string,
      version: number,
      goals: HomeGoals,
      updatedAt: Date,
      transaction: Transaction,
    ): Promise<StoredGoals> {
      const next = { version: version + 1, updatedAt, goals };
      try {
        const stored = await documents.updateOne(
          { _id: userId, version },
          { $set: next },
          { session: transaction, upsert: version === 0 },
        );
        if (stored.matchedCount + stored.upsertedCount === 0) throw new GoalsChanged();
      } catch (error) {
        throw isDuplicateKey(error) ? new GoalsChanged() : error;
      }
      return toStored({ _id: userId, ...next });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await documents.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: findByUser,
  };
}

/** The goals have another version than the caller read. */
export class GoalsChanged extends Error {
  override readonly name = 'GoalsChanged';
}

function toStored({ version, updatedAt, goals }: HomeGoalsDocument): StoredGoals {
  return { version, updatedAt: updatedAt.toISOString(), goals };
}
