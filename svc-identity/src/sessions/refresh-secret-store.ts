import { Schema, trusted, type ClientSession, type Connection } from 'mongoose';

/** A refresh secret, of which only the hash is stored. */
export interface RefreshSecret {
  hash: string;
  sessionId: string;
  usedAt: Date | null;
  /** When its successor was first sent. Null while no client can have received it. */
  answeredAt: Date | null;
}

type RefreshSecretDocument = Omit<RefreshSecret, 'hash'> & { _id: string; expiresAt: Date };
type StoredRefreshSecret = Omit<RefreshSecretDocument, 'answeredAt'> & { answeredAt?: Date | null };

const schema = new Schema<RefreshSecretDocument>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    usedAt: { type: Date, default: null },
    answeredAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'refresh-secrets', versionKey: false, strict: 'throw' },
);
schema.index({ sessionId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type RefreshSecretStore = ReturnType<typeof createRefreshSecretStore>;

export function createRefreshSecretStore(connection: Connection) {
  const model = connection.model('RefreshSecret', schema);
  return {
    model,
    /** Kept until the session's absolute end, used or not, so that reuse is always recognized. */
    async add(transaction: ClientSession, secret: { hash: string; sessionId: string; expiresAt: Date }): Promise<void> {
      const { hash, sessionId, expiresAt } = secret;
      await model.create([{ _id: hash, sessionId, expiresAt }], { session: transaction });
    },
    /** Marks an unused secret as used. Of several concurrent attempts only one succeeds. */
    async use(transaction: ClientSession, hash: string, now: Date): Promise<RefreshSecret | undefined> {
      const document = await model
        .findOneAndUpdate(
          { _id: hash, usedAt: null },
          { $set: { usedAt: now, answeredAt: null } },
          { session: transaction, returnDocument: 'after' },
        )
        .lean();
      return document ? toSecret(document) : undefined;
    },
    async find(transaction: ClientSession, hash: string): Promise<RefreshSecret | undefined> {
      const document = await model.findById(hash).session(transaction).lean();
      return document ? toSecret(document) : undefined;
    },
    /** The first of these that is stored and unused. */
    async findUnused(transaction: ClientSession, hashes: readonly string[]): Promise<RefreshSecret | undefined> {
      const unused = { _id: trusted({ $in: [...hashes] }), usedAt: null };
      const document = await model.findOne(unused).session(transaction).lean();
      return document ? toSecret(document) : undefined;
    },
    /** Stores only the first time. */
    async noteAnswer(hash: string, now: Date): Promise<void> {
      await model.updateOne({ _id: hash, answeredAt: null }, { $set: { answeredAt: now } });
    },
    async removeOf(transaction: ClientSession, sessionId: string): Promise<void> {
      await model.deleteMany({ sessionId }, { session: transaction });
    },
  };
}

/** Rows of an earlier version have no `answeredAt`: they were answered when they were used. */
function toSecret({ _id, sessionId, usedAt, answeredAt = usedAt }: StoredRefreshSecret): RefreshSecret {
  return { hash: _id, sessionId, usedAt, answeredAt };
}
