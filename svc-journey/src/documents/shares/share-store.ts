import { shareLimits, type DocumentShare, type ShareKind, type ShareVisit } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

/** A link to one version of a document, or into one slot. */
export interface StoredShare extends Omit<DocumentShare, 'createdAt' | 'expiresAt' | 'revokedAt' | 'log'> {
  readonly userId: string;
  /** Of the token in the address. */
  readonly tokenHash: string;
  /** What the slot is called; empty for a document. */
  readonly slotName: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** Files that were begun through it. */
  readonly files: number;
  readonly log: readonly StoredVisit[];
}

interface StoredVisit extends Omit<ShareVisit, 'at'> {
  readonly at: Date;
}

interface ShareDocument extends Omit<StoredShare, 'id'> {
  _id: string;
  /** When it leaves the list. */
  goneAt: Date;
}

const shareSchema = new Schema<ShareDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    tokenHash: { type: String, required: true },
    kind: { type: String, required: true },
    recipient: { type: String, required: true },
    documentId: String,
    versionId: String,
    slot: String,
    slotName: String,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: Date,
    visits: { type: Number, required: true },
    files: { type: Number, required: true },
    log: { type: Schema.Types.Mixed, required: true },
    goneAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'document-shares', strict: 'throw' },
)
  .index({ tokenHash: 1 }, { unique: true })
  .index({ userId: 1, createdAt: 1 })
  .index({ goneAt: 1 }, { expireAfterSeconds: 0 });

const listedMilliseconds = shareLimits.listedDays * 86_400_000;
const goneAfter = (end: Date): Date => new Date(end.getTime() + listedMilliseconds);

export type ShareStore = ReturnType<typeof createShareStore>;

export function createShareStore(connection: Connection) {
  const shares = connection.model('DocumentShare', shareSchema);
  /** While it works. */
  const open = (tokenHash: string, kinds: readonly ShareKind[], now: Date) => ({
    tokenHash,
    kind: mongoose.trusted({ $in: [...kinds] }),
    revokedAt: null,
    expiresAt: mongoose.trusted({ $gt: now }),
  });

  return {
    ensureIndexes: () => ensureIndexes(connection, [shares]),

    /** The newest first. */
    async findByUser(userId: string): Promise<StoredShare[]> {
      return (await shares.find({ userId }).sort({ createdAt: -1 }).lean()).map(toStored);
    },

    async count(userId: string, transaction: Transaction): Promise<number> {
      return shares.countDocuments({ userId }).session(transaction);
    },

    async insert({ id, ...share }: StoredShare, transaction: Transaction): Promise<void> {
      await shares.insertMany([{ _id: id, ...share, goneAt: goneAfter(share.expiresAt) }], { session: transaction });
    },

    /** Gives a new token to the link that the same request made before. */
    async renew(
      { userId, id, tokenHash }: Pick<StoredShare, 'userId' | 'id' | 'tokenHash'>,
      transaction: Transaction,
    ): Promise<StoredShare | undefined> {
      const found = await shares
        .findOneAndUpdate(
          { _id: id, userId },
          { $set: { tokenHash } },
          { session: transaction, returnDocument: 'after' },
        )
        .lean();
      return found ? toStored(found) : undefined;
    },

    /** A link that works. What it is used for is written into its log in the same step. */
    async use(tokenHash: string, kinds: readonly ShareKind[], visit: StoredVisit): Promise<StoredShare | undefined> {
      const found = await shares
        .findOneAndUpdate(
          open(tokenHash, kinds, visit.at),
          {
            $push: { log: mongoose.trusted({ $each: [visit], $position: 0, $slice: shareLimits.log }) },
            $inc: { visits: visit.action === 'opened' ? 1 : 0 },
          },
          { returnDocument: 'after' },
        )
        .lean();
      return found ? toStored(found) : undefined;
    },

    async find(tokenHash: string, kinds: readonly ShareKind[], now: Date): Promise<StoredShare | undefined> {
      const found = await shares.findOne(open(tokenHash, kinds, now)).lean();
      return found ? toStored(found) : undefined;
    },

    /** Counts one more file. @returns false at the limit, and if the link ended meanwhile */
    async reserveFile(id: string, now: Date, transaction: Transaction): Promise<boolean> {
      const { matchedCount } = await shares.updateOne(
        {
          _id: id,
          revokedAt: null,
          expiresAt: mongoose.trusted({ $gt: now }),
          files: mongoose.trusted({ $lt: shareLimits.files }),
        },
        { $inc: { files: 1 } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    /** @returns false if the buyer has no such link; turning it off twice does no harm */
    async revoke(userId: string, id: string, revokedAt: Date): Promise<boolean> {
      await shares.updateOne(
        { _id: id, userId, revokedAt: null },
        { $set: { revokedAt, goneAt: goneAfter(revokedAt) } },
      );
      return (await shares.countDocuments({ _id: id, userId })) > 0;
    },

    async findForExport(userId: string): Promise<DocumentShare[]> {
      return (await shares.find({ userId }).lean()).map((s) => shownShare(toStored(s)));
    },

    async deleteByDocument(userId: string, documentId: string, transaction: Transaction): Promise<void> {
      await shares.deleteMany({ userId, documentId }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await shares.deleteMany({ userId }, { session: transaction });
    },
  };
}

/** What its owner sees of it. */
export function shownShare(share: StoredShare): DocumentShare {
  const { id, kind, recipient, documentId, versionId, slot, visits, log, createdAt, expiresAt, revokedAt } = share;
  return {
    ...{ id, kind, recipient, documentId, versionId, slot, visits },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    log: log.map((visit) => ({ ...visit, at: visit.at.toISOString() })),
  };
}

function toStored({ _id, goneAt: _goneAt, ...share }: ShareDocument): StoredShare {
  return {
    ...share,
    id: _id,
    documentId: share.documentId ?? null,
    versionId: share.versionId ?? null,
    slot: share.slot ?? null,
    revokedAt: share.revokedAt ?? null,
  };
}
