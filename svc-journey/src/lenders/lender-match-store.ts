import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { LenderMatchStatus } from '@hearthway/contracts/journey';
import type { StoredMatch } from './lender-match.js';

interface LenderMatchDocument extends Omit<StoredMatch, 'id'> {
  _id: string;
  matchedAt: Date;
  updatedAt: Date;
}

const lenderMatchSchema = new Schema<LenderMatchDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    lenderId: { type: String, required: true },
    status: { type: String, required: true },
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
      return found.map(toMatch);
    },

    async findById(userId: string, lenderMatchId: string, transaction: Transaction): Promise<StoredMatch | undefined> {
      const found = await matches.findOne({ _id: lenderMatchId, userId }).session(transaction).lean();
      return found ? toMatch(found) : undefined;
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
      return found.map(({ lenderId, status, matchedAt, updatedAt }) => ({
        lenderId,
        status,
        matchedAt: matchedAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
    },
  };
}

function toMatch({ _id, userId, lenderId, status }: LenderMatchDocument): StoredMatch {
  return { id: _id, userId, lenderId, status };
}
