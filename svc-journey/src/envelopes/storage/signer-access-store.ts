import { signingLimits } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

/** Whose link or session it is. */
export interface SignerKey {
  readonly userId: string;
  readonly envelopeId: string;
  readonly signerId: string;
}

interface AccessDocument extends SignerKey {
  /** Envelope and signer. */
  _id: string;
  /** Of the tokens in the newest emails. */
  linkHashes: string[];
  /** Sealed: six digits are too few for a hash. */
  code?: { sealed: string; expiresAt: Date; attempts: number } | null;
  /** When codes were asked for lately. */
  codesAt: Date[];
}

const signerKey = {
  userId: { type: String, required: true },
  envelopeId: { type: String, required: true },
  signerId: { type: String, required: true },
} as const;

const accessSchema = new Schema<AccessDocument>(
  {
    _id: { type: String, required: true },
    ...signerKey,
    linkHashes: { type: [String], required: true },
    code: Schema.Types.Mixed,
    codesAt: { type: [Date], required: true },
  },
  { versionKey: false, collection: 'envelope-signers', strict: 'throw' },
)
  .index({ linkHashes: 1 })
  .index({ envelopeId: 1 })
  .index({ userId: 1 });

interface SessionDocument extends SignerKey {
  /** The hash of its token. */
  _id: string;
  expiresAt: Date;
}

const sessionSchema = new Schema<SessionDocument>(
  { _id: { type: String, required: true }, ...signerKey, expiresAt: { type: Date, required: true } },
  { versionKey: false, collection: 'signing-sessions', strict: 'throw' },
)
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  .index({ userId: 1 });

/** Links in the newest emails that work. */
const linksKept = 10;
const hourMilliseconds = 3_600_000;

export type SignerAccessStore = ReturnType<typeof createSignerAccessStore>;

/** How signers get in: links and sessions as hashes, codes sealed. */
export function createSignerAccessStore(connection: Connection) {
  const accesses = connection.model('EnvelopeSigner', accessSchema);
  const sessions = connection.model('SigningSession', sessionSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [accesses, sessions]),

    /** Lets a signer have links and codes. */
    async admit(signer: SignerKey, transaction: Transaction): Promise<void> {
      await accesses.updateOne(
        { _id: idOf(signer) },
        { $setOnInsert: { ...plain(signer), linkHashes: [], codesAt: [] } },
        { upsert: true, session: transaction },
      );
    },

    /** One more link, beside those of earlier emails. False if the signer is gone. */
    async addLink(signer: SignerKey, linkHash: string): Promise<boolean> {
      const { matchedCount } = await accesses.updateOne(
        { _id: idOf(signer) },
        { $push: { linkHashes: { $each: [linkHash], $slice: -linksKept } } },
      );
      return matchedCount === 1;
    },

    async findByLink(linkHash: string): Promise<SignerKey | undefined> {
      const found = await accesses.findOne({ linkHashes: linkHash }).lean();
      return found ? plain(found) : undefined;
    },

    /** Counts one more code. False if there were too many in the last hour, or another one was asked for just now. */
    async countCode(signer: SignerKey, now: Date, transaction: Transaction): Promise<boolean> {
      const _id = idOf(signer);
      const found = await accesses.findById(_id).session(transaction).lean();
      const lately = (found?.codesAt ?? []).filter((at) => now.getTime() - at.getTime() < hourMilliseconds);
      if (!found || lately.length >= signingLimits.codesPerHour) return false;
      await accesses.updateOne({ _id }, { $set: { codesAt: [...lately, now] } }, { session: transaction });
      return true;
    },

    /** Replaces the code of an earlier email. False if the signer is gone. */
    async setCode(signer: SignerKey, sealed: string, expiresAt: Date): Promise<boolean> {
      const code = { sealed, expiresAt, attempts: 0 };
      return (await accesses.updateOne({ _id: idOf(signer) }, { $set: { code } })).matchedCount === 1;
    },

    /** The sealed code to compare with, once this attempt is counted; `undefined` if none is left. */
    async takeAttempt(signer: SignerKey, now: Date): Promise<string | undefined> {
      const found = await accesses
        .findOneAndUpdate(
          {
            _id: idOf(signer),
            'code.expiresAt': trusted({ $gt: now }),
            'code.attempts': trusted({ $lt: signingLimits.codeAttempts }),
          },
          { $inc: { 'code.attempts': 1 } },
        )
        .lean();
      return found?.code?.sealed;
    },

    /** Uses up the code. False if another request was faster. */
    async useCode(signer: SignerKey, sealed: string, transaction: Transaction): Promise<boolean> {
      const { matchedCount } = await accesses.updateOne(
        { _id: idOf(signer), 'code.sealed': sealed },
        { $set: { code: null } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    async insertSession(hash: string, signer: SignerKey, expiresAt: Date, transaction: Transaction): Promise<void> {
      await sessions.insertMany([{ _id: hash, ...plain(signer), expiresAt }], { session: transaction });
    },

    async findSession(hash: string, now: Date): Promise<SignerKey | undefined> {
      const found = await sessions.findOne({ _id: hash, expiresAt: trusted({ $gt: now }) }).lean();
      return found ? plain(found) : undefined;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await accesses.deleteMany({ userId }, { session: transaction });
      await sessions.deleteMany({ userId }, { session: transaction });
    },
  };
}

const idOf = ({ envelopeId, signerId }: SignerKey): string => `${envelopeId}:${signerId}`;

const plain = ({ userId, envelopeId, signerId }: SignerKey): SignerKey => ({ userId, envelopeId, signerId });
