import { Schema, trusted, type ClientSession, type Connection } from 'mongoose';
import type { Session } from './session.js';

type SessionDocument = Omit<Session, 'id'> & { _id: string };

/** Live sessions only: an ended one is deleted, and stored as a revocation while its tokens may still be valid. */
const schema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    absoluteExpiresAt: { type: Date, required: true },
    tokensExpireAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);
schema.index({ userId: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(connection: Connection) {
  const model = connection.model('Session', schema);
  return {
    model,
    async add(transaction: ClientSession, { id, ...session }: Session): Promise<void> {
      await model.create([{ _id: id, ...session }], { session: transaction });
    },
    async find(transaction: ClientSession, id: string): Promise<Session | undefined> {
      const document = await model.findById(id).session(transaction).lean();
      return document ? toSession(document) : undefined;
    },
    async update(transaction: ClientSession, { id, lastUsedAt, expiresAt, tokensExpireAt }: Session): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { lastUsedAt, expiresAt, tokensExpireAt } }, { session: transaction });
    },
    async listLive(userId: string, now: Date): Promise<Session[]> {
      const live = { userId, expiresAt: trusted({ $gt: now }) };
      return (await model.find(live).sort({ createdAt: -1 }).lean()).map(toSession);
    },
    /** Deletes and returns a session; undefined when it has already ended or belongs to another user. */
    async take(transaction: ClientSession, id: string, userId?: string): Promise<Session | undefined> {
      const filter = userId === undefined ? { _id: id } : { _id: id, userId };
      const document = await model.findOneAndDelete(filter, { session: transaction }).lean();
      return document ? toSession(document) : undefined;
    },
    /** Ids beyond the `newest` ones. */
    async idsBeyond(transaction: ClientSession, userId: string, newest: number): Promise<string[]> {
      const older = model.find({ userId }).sort({ createdAt: -1 }).skip(newest).select({ _id: 1 });
      return (await older.session(transaction).lean()).map(({ _id }) => _id);
    },
    async idsOf(transaction: ClientSession, userId: string): Promise<string[]> {
      const documents = await model.find({ userId }).select({ _id: 1 }).session(transaction).lean();
      return documents.map(({ _id }) => _id);
    },
  };
}

function toSession({ _id, ...session }: SessionDocument): Session {
  return { id: _id, ...session };
}
