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

interface NewProfile {
  /** The version that was read; 0 before the first save. */
  readonly version: number;
  readonly profile: FinancialProfile;
  readonly updatedAt: Date;
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

export type FinancialProfileStore = ReturnType<typeof createFinancialProfileStore>;

export function createFinancialProfileStore(connection: Connection) {
  const profiles = connection.model('FinancialProfile', financialProfileSchema);

  const findByUser = async (userId: string, transaction?: Transaction): Promise<StoredProfile | undefined> => {
    const found = await profiles
      .findById(userId)
      .session(transaction ?? null)
      .lean();
    return found ? toStored(found) : undefined;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [profiles]),

    /** Undefined before the first save. */
    findByUser,

    /** Compare-and-set; version 0 inserts. @throws ProfileChanged, with nothing written, if the stored version differs */
    async update(
      userId: string,
      { version, profile, updatedAt }: NewProfile,
      transaction: Transaction,
    ): Promise<StoredProfile> {
      const next = { version: version + 1, updatedAt, profile };
      try {
        const stored = await profiles.updateOne(
          { _id: userId, version },
          { $set: next },
          { session: transaction, upsert: version === 0 },
        );
        if (stored.matchedCount + stored.upsertedCount === 0) throw new ProfileChanged();
      } catch (error) {
        throw isDuplicateKey(error) ? new ProfileChanged() : error;
      }
      return toStored({ _id: userId, ...next });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await profiles.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => findByUser(userId),
  };
}

/** The profile has another version than the caller read. */
export class ProfileChanged extends Error {
  override readonly name = 'ProfileChanged';
}

function toStored({ version, updatedAt, profile }: FinancialProfileDocument): StoredProfile {
  return { version, updatedAt: updatedAt.toISOString(), profile };
}
