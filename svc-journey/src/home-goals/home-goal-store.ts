import { emptyHomeGoals, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface HomeGoalsDocument {
  /** The user's id: one document per buyer. */
  readonly _id: string;
  readonly version: number;
  /** Parsed by the contract. */
  readonly goals: HomeGoals;
}

const homeGoalsSchema = new Schema<HomeGoalsDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    goals: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'home-goals', strict: 'throw', minimize: false },
);

interface NewGoals {
  readonly userId: string;
  /** The version being replaced; 0 if there is none. */
  readonly version: number;
  readonly goals: HomeGoals;
}

export type HomeGoalStore = ReturnType<typeof createHomeGoalStore>;

export function createHomeGoalStore(connection: Connection) {
  const documents = connection.model('HomeGoals', homeGoalsSchema);

  const findByUser = async (userId: string, transaction: Transaction | null = null): Promise<StoredHomeGoals> => {
    const { version, goals } = (await documents.findById(userId).session(transaction).lean()) ?? notYet;
    return { version, goals };
  };

  /** The unique id decides between first saves made at the same time. */
  const insert = async (document: HomeGoalsDocument, transaction: Transaction): Promise<boolean> => {
    try {
      await documents.create([document], { session: transaction });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [documents]),

    /** Empty, at version 0, before the first save. */
    findByUser,

    /** Compare-and-set; version 0 inserts. Undefined, with nothing written, if the stored version differs. */
    async update({ userId, version, goals }: NewGoals, transaction: Transaction): Promise<StoredHomeGoals | undefined> {
      const next = { version: version + 1, goals };
      if (version === 0) return (await insert({ _id: userId, ...next }, transaction)) ? next : undefined;
      const written = await documents.updateOne({ _id: userId, version }, { $set: next }, { session: transaction });
      return written.matchedCount === 1 ? next : undefined;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await documents.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => findByUser(userId),
  };
}

const notYet: StoredHomeGoals = { version: 0, goals: emptyHomeGoals };
