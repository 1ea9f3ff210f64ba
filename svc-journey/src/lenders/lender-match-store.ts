import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import type { LenderMatchStatus } from '@hearthway/contracts/journey';
import type { KeptMatch } from './lender-match.js';

interface LenderMatchDocument extends Omit<KeptMatch, 'id'> {
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

    /** In no order: what is best depends on the plan. */
    async list(userId: string): Promise<KeptMatch[]> {
      const found = await matches.find({ userId }).lean();
      return found.map(toMatch);
    },

    async find(userId: string, lenderMatchId: string, session: ClientSession): Promise<KeptMatch | undefined> {
      const found = await matches.findOne({ _id: lenderMatchId, userId }).session(session).lean();
      return found ? toMatch(found) : undefined;
    },

    /** Fails with a duplicate key when the buyer has one of the lenders already. */
    async insert(list: readonly KeptMatch[], matchedAt: Date, session: ClientSession): Promise<void> {
      const documents = list.map(({ id, ...rest }) => ({ _id: id, ...rest, matchedAt, updatedAt: matchedAt }));
      await matches.insertMany(documents, { session });
    },

    async setStatus(lenderMatchId: string, status: LenderMatchStatus, updatedAt: Date, session: ClientSession) {
      await matches.updateOne({ _id: lenderMatchId }, { $set: { status, updatedAt } }, { session });
    },

    async erase(userId: string, session: ClientSession): Promise<void> {
      await matches.deleteMany({ userId }, { session });
    },

    /** All that is kept of the buyer here, for the buyer to take along. */
    async exportOf(userId: string) {
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

function toMatch({ _id, userId, lenderId, status }: LenderMatchDocument): KeptMatch {
  return { id: _id, userId, lenderId, status };
}
