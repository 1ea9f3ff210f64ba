import { envelopeLimits, type Envelope } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import { shownEnvelope, type KeptFile, type StoredEnvelope } from '../envelope.js';

interface EnvelopeDocument extends Omit<StoredEnvelope, 'id' | 'createdAt' | 'expiresAt' | 'remindAt'> {
  _id: string;
  createdAt: Date;
  expiresAt: Date | null;
  remindAt: Date | null;
  /** Of an instance that is sealing it: what it writes has ids that start with this. */
  attemptId: string | null;
  /** Nobody else seals it before then. */
  sealUntil: Date | null;
}

const envelopeSchema = new Schema<EnvelopeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    status: { type: String, required: true },
    // Parsed by the contract, as all parts are.
    entry: { type: Schema.Types.Mixed, required: true },
    origins: { type: Schema.Types.Mixed, required: true },
    pages: { type: Number, required: true },
    source: { type: Schema.Types.Mixed, required: true },
    sealed: Schema.Types.Mixed,
    signedDocumentId: String,
    steps: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: Date,
    remindAt: Date,
    attemptId: String,
    sealUntil: Date,
  },
  { versionKey: false, collection: 'envelopes', strict: 'throw', minimize: false },
)
  .index({ userId: 1, createdAt: -1 })
  .index({ status: 1, expiresAt: 1 })
  .index({ status: 1, remindAt: 1 })
  .index({ status: 1, createdAt: 1 });

interface AccountDocument {
  /** The user’s id. */
  _id: string;
  turns: number;
}

const accountSchema = new Schema<AccountDocument>(
  { _id: { type: String, required: true }, turns: { type: Number, required: true } },
  { versionKey: false, collection: 'envelope-accounts', strict: 'throw' },
);

export type EnvelopeStore = ReturnType<typeof createEnvelopeStore>;

/** In a transaction, another change shows as a conflict of writes, and all of it is done again. */
export async function replaceOrFail(
  store: EnvelopeStore,
  envelope: StoredEnvelope,
  version: number,
  transaction: Transaction,
): Promise<void> {
  if (!(await store.replace(envelope, version, transaction))) {
    throw new Error(`The envelope ${envelope.id} changed in between`);
  }
}

/** How many are handled per round. */
const atOnce = 100;

export function createEnvelopeStore(connection: Connection) {
  const envelopes = connection.model('Envelope', envelopeSchema);
  const accounts = connection.model('EnvelopeAccount', accountSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [envelopes, accounts]),

    /** Latest first. */
    async findByUser(userId: string, transaction: Transaction | null = null): Promise<StoredEnvelope[]> {
      return (await envelopes.find({ userId }).sort({ createdAt: -1 }).session(transaction).lean()).map(toStored);
    },

    async findById(
      userId: string,
      id: string,
      transaction: Transaction | null = null,
    ): Promise<StoredEnvelope | undefined> {
      const found = await envelopes.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toStored(found) : undefined;
    },

    /** Makes transactions of one buyer that take a turn happen one after another, so that what they count stays true. */
    async takeTurn(userId: string, transaction: Transaction): Promise<void> {
      await accounts.updateOne({ _id: userId }, { $inc: { turns: 1 } }, { upsert: true, session: transaction });
    },

    async hasRoom(userId: string, transaction: Transaction): Promise<boolean> {
      return (await envelopes.countDocuments({ userId }).session(transaction)) < envelopeLimits.envelopes;
    },

    async insert(envelope: StoredEnvelope, transaction: Transaction): Promise<void> {
      await envelopes.insertMany([{ ...toDocument(envelope), attemptId: null, sealUntil: null }], {
        session: transaction,
      });
    },

    /** False if it isn’t there in this version. */
    async replace(envelope: StoredEnvelope, version: number, transaction: Transaction): Promise<boolean> {
      const { _id, userId, ...changed } = toDocument(envelope);
      const { matchedCount } = await envelopes.updateOne(
        { _id, userId, version },
        { $set: changed },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    /** False if it isn’t there in this version. */
    async delete({ userId, id, version }: StoredEnvelope, transaction: Transaction): Promise<boolean> {
      const { deletedCount } = await envelopes.deleteOne({ _id: id, userId, version }, { session: transaction });
      return deletedCount === 1;
    },

    /** Envelopes out for signature that have expired by `moment`, or are due a reminder. */
    async findDue(moment: Date): Promise<StoredEnvelope[]> {
      const before = trusted({ $lte: moment });
      const due = [{ expiresAt: before }, { remindAt: before }];
      return (await envelopes.find({ status: 'sent', $or: due }).limit(atOnce).lean()).map(toStored);
    },

    /**
     * Leases the next one to be sealed, in a version of its own: whoever held it before can’t finish it anymore.
     * @returns it, and the attempt before, whose files nobody needs
     */
    async claimSealing(attemptId: string, { now, until }: { readonly now: Date; readonly until: Date }) {
      const free = [{ sealUntil: null }, { sealUntil: trusted({ $lte: now }) }];
      const before = await envelopes
        .findOneAndUpdate(
          { status: 'sealing', $or: free },
          { $set: { attemptId, sealUntil: until }, $inc: { version: 1 } },
          { sort: { createdAt: 1 }, returnDocument: 'before' },
        )
        .lean();
      if (!before) return undefined;
      return {
        envelope: { ...toStored(before), version: before.version + 1 },
        formerAttemptId: before.attemptId ?? null,
      };
    },

    /** Every envelope with its wrapped keys, to be wrapped again. */
    async *findAll(): AsyncGenerator<StoredEnvelope> {
      for await (const found of envelopes.find().lean().cursor()) yield toStored(found);
    },

    /** False if it changed meanwhile. */
    async updateKeys({ id, version }: StoredEnvelope, files: { source: KeptFile; sealed: KeptFile | null }) {
      const { matchedCount } = await envelopes.updateOne({ _id: id, version }, { $set: files });
      return matchedCount === 1;
    },

    /** @returns the files, to be deleted too */
    async deleteByUser(userId: string, transaction: Transaction): Promise<string[]> {
      const found = await envelopes.find({ userId }).session(transaction).lean();
      await envelopes.deleteMany({ userId }, { session: transaction });
      await accounts.deleteOne({ _id: userId }, { session: transaction });
      return found.flatMap(filesOf);
    },

    async findForExport(userId: string): Promise<readonly (Envelope & Pick<StoredEnvelope, 'steps'>)[]> {
      const found = await envelopes.find({ userId }).sort({ createdAt: -1 }).lean();
      return found.map(toStored).map((envelope) => ({ ...shownEnvelope(envelope), steps: envelope.steps }));
    },
  };
}

const filesOf = ({ source, sealed, attemptId }: EnvelopeDocument): string[] => [
  source.id,
  ...(sealed ? [sealed.id] : []),
  ...(attemptId ? attemptFiles(attemptId) : []),
];

/** What one attempt to seal writes: the envelope’s own file, and the document’s. */
export const attemptFiles = (attemptId: string): readonly [string, string] => [
  `${attemptId}-sealed`,
  `${attemptId}-signed`,
];

function toDocument({ id, createdAt, expiresAt, remindAt, ...envelope }: StoredEnvelope) {
  return {
    ...envelope,
    _id: id,
    createdAt: new Date(createdAt),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    remindAt: remindAt === null ? null : new Date(remindAt),
  };
}

function toStored({
  _id,
  attemptId: _attemptId,
  sealUntil: _sealUntil,
  createdAt,
  expiresAt,
  remindAt,
  ...envelope
}: EnvelopeDocument): StoredEnvelope {
  return {
    ...envelope,
    id: _id,
    sealed: envelope.sealed ?? null,
    signedDocumentId: envelope.signedDocumentId ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    remindAt: remindAt?.toISOString() ?? null,
  };
}
