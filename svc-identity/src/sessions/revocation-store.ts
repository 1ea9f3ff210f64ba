import { Schema, trusted, type ClientSession, type Connection } from 'mongoose';

/** An ended session, kept until its last access token has expired. */
export interface RevokedSession {
  sessionId: string;
  expiresAt: Date;
}

type RevocationDocument = Omit<RevokedSession, 'sessionId'> & { _id: string };

const schema = new Schema<RevocationDocument>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'revocations', versionKey: false, strict: 'throw' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type RevocationStore = ReturnType<typeof createRevocationStore>;

export function createRevocationStore(connection: Connection) {
  const model = connection.model('Revocation', schema);
  return {
    model,
    async add(transaction: ClientSession, { sessionId, expiresAt }: RevokedSession): Promise<void> {
      await model.create([{ _id: sessionId, expiresAt }], { session: transaction });
    },
    async list(now: Date): Promise<RevokedSession[]> {
      const documents = await model.find({ expiresAt: trusted({ $gt: now }) }).lean();
      return documents.map(({ _id, expiresAt }) => ({ sessionId: _id, expiresAt }));
    },
  };
}
