import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { LenderMatchStatus } from '@hearthway/contracts/journey';
import { sampleLenders } from './catalogue/index.js';
import type { StoredListing, StoredMatch } from './lender-match.js';
import { listingOf } from './ranking/index.js';

interface LenderMatchDocument extends Omit<StoredMatch, 'id' | 'listing'> {
  _id: string;
  /** Not in matches from before operators could replace the lenders. */
  listing?: StoredListing;
  matchedAt: Date;
  updatedAt: Date;
}

const lenderMatchSchema = new Schema<LenderMatchDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    lenderId: { type: String, required: true },
    status: { type: String, required: true },
    listing: { type: Schema.Types.Mixed },
    matchedAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'lender-matches' },
).index({ userId: 1, lenderId: 1 }, { unique: true });

export type LenderMatchStore = ReturnType<typeof createLenderMatchStore>;

export function createLenderMatchStore(connection: Connection) {
  const matches = connection.model('LenderMatch', lenderMatchSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [matches]),

    /** Unsorted, since the order depends on the plan. */
    async findByUser(userId: string): Promise<StoredMatch[]> {
      const found = await matches.find({ userId }).lean();
      return found.flatMap(toMatch);
    },

    async findById(userId: string, lenderMatchId: string, transaction: Transaction): Promise<StoredMatch | undefined> {
      const found = await matches.findOne({ _id: lenderMatchId, userId }).session(transaction).lean();
      return found ? toMatch(found)[0] : undefined;
    },

    /** Fails with a duplicate key if the buyer already has one of the lenders. */
    async insert(list: readonly StoredMatch[], matchedAt: Date, transaction: Transaction): Promise<void> {
      const documents = list.map(({ id, ...rest }) => ({ _id: id, ...rest, matchedAt, updatedAt: matchedAt }));
      await matches.insertMany(documents, { session: transaction });
    },

    async updateStatus(lenderMatchId: string, status: LenderMatchStatus, updatedAt: Date, transaction: Transaction) {
      await matches.updateOne({ _id: lenderMatchId }, { $set: { status, updatedAt } }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await matches.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const found = await matches.find({ userId }).sort({ matchedAt: 1 }).lean();
      return found.map(({ lenderId, status, listing, matchedAt, updatedAt }) => ({
        lenderId,
        ...(listing && { lenderName: listing.lender.name }),
        status,
        matchedAt: matchedAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
    },
  };
}

/** None if it names a lender that was never listed. */
function toMatch({
  _id,
  userId,
  lenderId,
  status,
  listing = sampleListing(lenderId),
}: LenderMatchDocument): StoredMatch[] {
  return listing ? [{ id: _id, userId, lenderId, status, listing }] : [];
}

/** Matches without a listing are of made-up lenders: there were no others then. */
function sampleListing(lenderId: string): StoredListing | undefined {
  const lender = sampleLenders.lenders.find(({ id }) => id === lenderId);
  return lender && listingOf(lender, sampleLenders);
}
