import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import type { Session } from './session.js';

type SessionDocument = Omit<Session, 'id'> & { _id: string };

/** Live sessions only: an ended one is deleted, and stored as a revocation while its tokens may still be valid. */
const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    device: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    absoluteExpiresAt: { type: Date, required: true },
    tokensExpireAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);
sessionSchema.index({ userId: 1, createdAt: -1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** A refresh secret; only its hash is stored. */
export interface RefreshSecret {
  hash: string;
  sessionId: string;
  usedAt: Date | null;
  /** When its successor was first sent. Null while no client can have received it. */
  answeredAt: Date | null;
}

type SecretDocument = Omit<RefreshSecret, 'hash'> & { _id: string; expiresAt: Date };

const secretSchema = new Schema<SecretDocument>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    usedAt: { type: Date, default: null },
    answeredAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'refresh-secrets', versionKey: false, strict: 'throw' },
);
secretSchema.index({ sessionId: 1 });
secretSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** An ended session, stored until its last access token has expired. */
export interface RevokedSession {
  sessionId: string;
  expiresAt: Date;
}

type RevocationDocument = Omit<RevokedSession, 'sessionId'> & { _id: string };

const revocationSchema = new Schema<RevocationDocument>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'revocations', versionKey: false, strict: 'throw' },
);
revocationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A session with its refresh secrets while it lives, and its revocation afterwards. */
export function createSessionStore(connection: Connection) {
  const sessions = connection.model('Session', sessionSchema);
  const secrets = connection.model('RefreshSecret', secretSchema);
  const revocations = connection.model('Revocation', revocationSchema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [sessions, secrets, revocations]),
    async insert({ id, ...session }: Session, transaction: Transaction): Promise<void> {
      await sessions.create([{ _id: id, ...session }], { session: transaction });
    },
    async findById(id: string, transaction: Transaction): Promise<Session | undefined> {
      const document = await sessions.findById(id).session(transaction).lean();
      return document ? toSession(document) : undefined;
    },
    async update({ id, lastUsedAt, expiresAt, tokensExpireAt }: Session, transaction: Transaction): Promise<void> {
      const change = { $set: { lastUsedAt, expiresAt, tokensExpireAt } };
      await sessions.updateOne({ _id: id }, change, { session: transaction });
    },
    async findLiveByUser(userId: string, now: Date): Promise<Session[]> {
      const live = { userId, expiresAt: trusted({ $gt: now }) };
      return (await sessions.find(live).sort({ createdAt: -1 }).lean()).map(toSession);
    },
    /** Ids beyond the `newest` ones. */
    async findIdsBeyond(userId: string, newest: number, transaction: Transaction): Promise<string[]> {
      const older = sessions.find({ userId }).sort({ createdAt: -1 }).skip(newest).select({ _id: 1 });
      return (await older.session(transaction).lean()).map(({ _id }) => _id);
    },
    async findIdsByUser(userId: string, transaction: Transaction): Promise<string[]> {
      const documents = await sessions.find({ userId }).select({ _id: 1 }).session(transaction).lean();
      return documents.map(({ _id }) => _id);
    },
    /** Deletes and returns a session; undefined when it has already ended or belongs to another user. */
    async delete(id: string, userId: string | undefined, transaction: Transaction): Promise<Session | undefined> {
      const filter = userId === undefined ? { _id: id } : { _id: id, userId };
      const document = await sessions.findOneAndDelete(filter, { session: transaction }).lean();
      return document ? toSession(document) : undefined;
    },

    /** Stored until the session's absolute end, used or not, so that reuse is always recognized. */
    async insertSecret(
      { hash, sessionId, expiresAt }: { hash: string; sessionId: string; expiresAt: Date },
      transaction: Transaction,
    ): Promise<void> {
      await secrets.create([{ _id: hash, sessionId, expiresAt }], { session: transaction });
    },
    /** `use`, not `update`: marks an unused secret as used, and of several concurrent attempts only one succeeds. */
    async useSecret(hash: string, now: Date, transaction: Transaction): Promise<RefreshSecret | undefined> {
      const change = { $set: { usedAt: now, answeredAt: null } };
      const options = { session: transaction, returnDocument: 'after' } as const;
      const document = await secrets.findOneAndUpdate({ _id: hash, usedAt: null }, change, options).lean();
      return document ? toSecret(document) : undefined;
    },
    async findSecret(hash: string, transaction: Transaction): Promise<RefreshSecret | undefined> {
      const document = await secrets.findById(hash).session(transaction).lean();
      return document ? toSecret(document) : undefined;
    },
    /** The first of these that is stored and unused. */
    async findUnusedSecret(hashes: readonly string[], transaction: Transaction): Promise<RefreshSecret | undefined> {
      const unused = { _id: trusted({ $in: [...hashes] }), usedAt: null };
      const document = await secrets.findOne(unused).session(transaction).lean();
      return document ? toSecret(document) : undefined;
    },
    /** Stores the first time only. */
    async updateSecretAnswered(hash: string, answeredAt: Date): Promise<void> {
      await secrets.updateOne({ _id: hash, answeredAt: null }, { $set: { answeredAt } });
    },
    async deleteSecrets(sessionId: string, transaction: Transaction): Promise<void> {
      await secrets.deleteMany({ sessionId }, { session: transaction });
    },

    async insertRevocation({ sessionId, expiresAt }: RevokedSession, transaction: Transaction): Promise<void> {
      await revocations.create([{ _id: sessionId, expiresAt }], { session: transaction });
    },
    async findRevocations(now: Date): Promise<RevokedSession[]> {
      const documents = await revocations.find({ expiresAt: trusted({ $gt: now }) }).lean();
      return documents.map(({ _id, expiresAt }) => ({ sessionId: _id, expiresAt }));
    },
  };
}

function toSession({ _id, ...session }: SessionDocument): Session {
  return { id: _id, ...session };
}

function toSecret({ _id, sessionId, usedAt, answeredAt }: SecretDocument): RefreshSecret {
  return { hash: _id, sessionId, usedAt, answeredAt };
}
