import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import { emptyPreApproval, type PreApproval } from './pre-approval.js';

/** One per buyer, so that the second of two concurrent changes starts over and sees the first: no limit is exceeded. */
interface PreApprovalDocument extends PreApproval {
  /** The user’s id. */
  readonly _id: string;
  /** When to check the milestone again: after this day (YYYY-MM-DD), no letter is valid. */
  readonly lastGoodDay: string | null;
}

/** As parsed by the contract. */
const part = { type: Schema.Types.Mixed, required: true } as const;

const preApprovalSchema = new Schema<PreApprovalDocument>(
  {
    _id: { type: String, required: true },
    letters: part,
    quotes: part,
    estimates: part,
    progress: part,
    lastGoodDay: { type: String, default: null },
  },
  { versionKey: false, collection: 'pre-approvals', strict: 'throw', minimize: false },
).index({ lastGoodDay: 1 });

export type PreApprovalStore = ReturnType<typeof createPreApprovalStore>;

export function createPreApprovalStore(connection: Connection) {
  const preApprovals = connection.model('PreApproval', preApprovalSchema);

  const find = async (userId: string, transaction: Transaction | null = null): Promise<PreApproval | undefined> => {
    const found = await preApprovals.findById(userId).session(transaction).lean();
    if (!found) return undefined;
    const { letters, quotes, estimates, progress } = found;
    return { letters, quotes, estimates, progress };
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [preApprovals]),

    /** Empty before the first change. */
    async findByUser(userId: string, transaction: Transaction | null = null): Promise<PreApproval> {
      return (await find(userId, transaction)) ?? emptyPreApproval;
    },

    /** What it replaces must have been read in the same transaction. */
    async replace(
      userId: string,
      preApproval: PreApproval,
      lastGoodDay: string | null,
      transaction: Transaction,
    ): Promise<void> {
      await preApprovals.updateOne(
        { _id: userId },
        { $set: { ...preApproval, lastGoodDay } },
        { session: transaction, upsert: true },
      );
    },

    /** Ids of at most `maximum` buyers whose last letter expired before this day, longest ago first. */
    async findExpired(day: string, maximum: number): Promise<string[]> {
      const found = await preApprovals
        .find({ lastGoodDay: trusted({ $lt: day }) }, { _id: 1 })
        .sort({ lastGoodDay: 1 })
        .limit(maximum)
        .lean();
      return found.map(({ _id }) => _id);
    },

    /** False if the buyer’s last letter is valid on this day, or its expiry has been handled. */
    async clearExpired(userId: string, day: string, transaction: Transaction): Promise<boolean> {
      const { modifiedCount } = await preApprovals.updateOne(
        { _id: userId, lastGoodDay: trusted({ $lt: day }) },
        { $set: { lastGoodDay: null } },
        { session: transaction },
      );
      return modifiedCount === 1;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await preApprovals.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => find(userId),
  };
}
