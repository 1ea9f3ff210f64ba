import type { FinancialProfile, StoredFinancialProfile } from '@hearthway/contracts/journey';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

type StoredProfile = Omit<StoredFinancialProfile, 'assessment'>;

interface FinancialProfileDocument {
  /** The user's id: one document per buyer. */
  _id: string;
  version: number;
  updatedAt: Date;
  /** Parsed by the contract. */
  profile: FinancialProfile;
}

const financialProfileSchema = new Schema<FinancialProfileDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    profile: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'financial-profiles', strict: 'throw', minimize: false },
);

interface NewProfile {
  readonly userId: string;
  /** The version being replaced; 0 if there is none. */
  readonly version: number;
  readonly profile: FinancialProfile;
  readonly updatedAt: Date;
}

export type FinancialProfileStore = ReturnType<typeof createFinancialProfileStore>;

export function createFinancialProfileStore(connection: Connection) {
  const profiles = connection.model('FinancialProfile', financialProfileSchema);

  const findByUser = async (
    userId: string,
    transaction: Transaction | null = null,
  ): Promise<StoredProfile | undefined> => {
    const found = await profiles.findById(userId).session(transaction).lean();
    return found ? toStored(found) : undefined;
  };

  /** The unique id decides between first saves made at the same time. */
  const insert = async (
    document: FinancialProfileDocument,
    transaction: Transaction,
  ): Promise<FinancialProfileDocument | null> => {
    try {
      await profiles.create([document], { session: transaction });
      return document;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [profiles]),

    findByUser,

    /** Compare-and-set; version 0 inserts. Undefined, with nothing written, if the stored version differs. */
    async update(
      { userId, version, profile, updatedAt }: NewProfile,
      transaction: Transaction,
    ): Promise<StoredProfile | undefined> {
      const next = { version: version + 1, updatedAt, profile };
      const replaced =
        version === 0
          ? await insert({ _id: userId, ...next }, transaction)
          : await profiles
              .findOneAndUpdate(
                { _id: userId, version },
                { $set: next },
                { returnDocument: 'after', session: transaction },
              )
              .lean();
      return replaced ? toStored(replaced) : undefined;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await profiles.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => findByUser(userId),
  };
}

function toStored({ version, updatedAt, profile }: FinancialProfileDocument): StoredProfile {
  return { version, updatedAt: updatedAt.toISOString(), profile };
}
