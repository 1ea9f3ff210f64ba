import { Schema, trusted, type ClientSession, type Connection } from 'mongoose';

/** A network or device that has signed in to an account. Both are pseudonyms. */
interface FamiliarPlaceDocument {
  _id: string;
  account: string;
  expiresAt: Date;
}

const schema = new Schema<FamiliarPlaceDocument>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'familiar-places', versionKey: false, strict: 'throw' },
);
schema.index({ account: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type FamiliarPlaceStore = ReturnType<typeof createFamiliarPlaceStore>;

export function createFamiliarPlaceStore(connection: Connection) {
  const model = connection.model('FamiliarPlace', schema);
  return {
    model,
    async knownAmong(keys: readonly string[], now: Date): Promise<ReadonlySet<string>> {
      const known = { _id: trusted({ $in: [...keys] }), expiresAt: trusted({ $gt: now }) };
      return new Set((await model.find(known).select({ _id: 1 }).lean()).map(({ _id }) => _id));
    },
    async remember(
      transaction: ClientSession,
      { key, account, expiresAt }: { key: string; account: string; expiresAt: Date },
    ): Promise<void> {
      await model.updateOne({ _id: key }, { $set: { account, expiresAt } }, { session: transaction, upsert: true });
    },
    async erase(transaction: ClientSession, account: string): Promise<void> {
      await model.deleteMany({ account }, { session: transaction });
    },
  };
}
