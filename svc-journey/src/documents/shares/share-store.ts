import { shareLimits, type DocumentShare, type ShareKind, type ShareVisit } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

/** A link to one version of a document, or into one slot. */
export interface StoredShare extends Omit<DocumentShare, 'createdAt' | 'expiresAt' | 'revokedAt' | 'log'> {
  readonly userId: string;
  /** Of the token in the address. */
  readonly tokenHash: string;
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
  readonly _id: string;
  /** When it leaves the list. */
  readonly goneAt: Date;
}

const shareSchema = new Schema<ShareDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    tokenHash: { type: String, required: true },
    kind: { type: String, required: true },
    recipient: { type: String, required: true },
    name: { type: String, required: true },
    documentId: { type: String, default: null },
    versionId: { type: String, default: null },
    slot: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
    visits: { type: Number, required: true },
    files: { type: Number, required: true },
    log: { type: Schema.Types.Mixed, required: true },
    goneAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'document-shares', strict: 'throw', minimize: false },
)
  .index({ tokenHash: 1 }, { unique: true })
  .index({ userId: 1, createdAt: 1 })
  .index({ goneAt: 1 }, { expireAfterSeconds: 0 });

const listedMilliseconds = shareLimits.listedDays * 86_400_000;
const goneAfter = (end: Date): Date => new Date(end.getTime() + listedMilliseconds);
const visitMilliseconds = 3_600_000;

export type ShareStore = ReturnType<typeof createShareStore>;

export function createShareStore(connection: Connection) {
  const shares = connection.model('DocumentShare', shareSchema);
  /** Of a link that works at this moment. */
  const open = (now: Date) => ({ revokedAt: null, expiresAt: mongoose.trusted({ $gt: now }) });

  const findByUser = async (userId: string): Promise<StoredShare[]> =>
    (await shares.find({ userId }).sort({ createdAt: -1 }).lean()).map(toStored);

  const pushed = (visit: StoredVisit) => ({
    log: mongoose.trusted({ $each: [visit], $position: 0, $slice: shareLimits.log }),
  });

  const note = async (id: string, visit: StoredVisit): Promise<boolean> => {
    const { matchedCount } = await shares.updateOne(
      { _id: id, ...open(visit.at) },
      { $push: pushed(visit), $inc: { visits: visit.action === 'opened' ? 1 : 0 } },
    );
    return matchedCount === 1;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [shares]),

    /** The newest first. */
    findByUser,

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

    /** A link of one of these kinds that works. */
    async findOpen(tokenHash: string, kinds: readonly ShareKind[], now: Date): Promise<StoredShare | undefined> {
      const kind = mongoose.trusted({ $in: [...kinds] });
      const found = await shares.findOne({ tokenHash, kind, ...open(now) }).lean();
      return found ? toStored(found) : undefined;
    },

    /** Writes down what a link is used for. @returns false, with nothing written, if it ended meanwhile */
    note: (id: string, visit: Omit<StoredVisit, 'pages'>) => note(id, { ...visit, pages: [] }),

    /** Writes down that a page was seen, in the line of the visit. @returns false if the link ended meanwhile */
    async notePage(id: string, page: number, at: Date): Promise<boolean> {
      const since = new Date(at.getTime() - visitMilliseconds);
      const visit = { action: mongoose.trusted({ $in: ['opened', 'viewed'] }), at: mongoose.trusted({ $gt: since }) };
      const { matchedCount } = await shares.updateOne(
        { _id: id, ...open(at), log: mongoose.trusted({ $elemMatch: visit }) },
        // The first that matches, which is the newest.
        { $addToSet: { 'log.$.pages': page } },
      );
      return matchedCount === 1 || note(id, { at, action: 'viewed', pages: [page] });
    },

    /** Counts one more file, and writes it down. @returns false at the limit, and if the link ended meanwhile */
    async reserveFile(id: string, at: Date, transaction: Transaction): Promise<boolean> {
      const { matchedCount } = await shares.updateOne(
        { _id: id, ...open(at), files: mongoose.trusted({ $lt: shareLimits.files }) },
        { $push: pushed({ at, action: 'sent', pages: [] }), $inc: { files: 1 } },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    /** @returns false if the buyer has no such link; turning it off twice does no harm */
    async revoke(userId: string, id: string, revokedAt: Date): Promise<boolean> {
      await shares.updateOne(
        { _id: id, userId, ...open(revokedAt) },
        { $set: { revokedAt, goneAt: goneAfter(revokedAt) } },
      );
      return (await shares.countDocuments({ _id: id, userId })) > 0;
    },

    /** When the document goes for good. */
    async deleteByDocument(userId: string, documentId: string, transaction: Transaction): Promise<void> {
      await shares.deleteMany({ userId, documentId }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await shares.deleteMany({ userId }, { session: transaction });
    },

    /** For a data export, without the hashes of tokens, which are of no use. */
    async findForExport(userId: string): Promise<DocumentShare[] | undefined> {
      const found = await findByUser(userId);
      return found.length > 0 ? found.map(shownShare) : undefined;
    },
  };
}

/** What its owner sees of it. */
export function shownShare(share: StoredShare): DocumentShare {
  const { id, kind, recipient, name, documentId, versionId, slot, visits, log, createdAt, expiresAt, revokedAt } =
    share;
  return {
    ...{ id, kind, recipient, name, documentId, versionId, slot, visits },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    log: log.map((visit) => ({ ...visit, at: visit.at.toISOString() })),
  };
}

function toStored({ _id, goneAt: _goneAt, ...share }: ShareDocument): StoredShare {
  return { ...share, id: _id };
}
