import type { LenderQuote, LoanEstimate, PreApprovalLetter, PreApprovalProgress } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import { emptyPreApproval, type PreApproval } from './pre-approval.js';

/** One per buyer, so that limits and the milestone’s basis are decided by one change after another. */
interface PreApprovalDocument {
  /** The user’s id. */
  _id: string;
  /** Parsed by the contracts, as all parts are. */
  letters: PreApprovalLetter[];
  quotes: LenderQuote[];
  estimates: LoanEstimate[];
  progress: PreApprovalProgress;
  /** Counts the changes. Writing it makes two changes at the same time take turns. */
  revision: number;
  nextExpiryAt: Date | null;
}

const part = { type: Schema.Types.Mixed, required: true } as const;

const preApprovalSchema = new Schema<PreApprovalDocument>(
  {
    _id: { type: String, required: true },
    letters: part,
    quotes: part,
    estimates: part,
    progress: part,
    revision: { type: Number, required: true },
    nextExpiryAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'pre-approvals', strict: 'throw', minimize: false },
).index({ nextExpiryAt: 1 });

export type PreApprovalStore = ReturnType<typeof createPreApprovalStore>;

export function createPreApprovalStore(connection: Connection) {
  const preApprovals = connection.model('PreApproval', preApprovalSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [preApprovals]),

    /** Empty before the first change. */
    async findByUser(userId: string): Promise<PreApproval> {
      const found = await preApprovals.findById(userId).lean();
      return found ? toPreApproval(found) : emptyPreApproval;
    },

    /** For a change in the same transaction: another one that wants it too has to wait or start again. */
    async findForChange(userId: string, transaction: Transaction): Promise<PreApproval> {
      const { letters, quotes, estimates, progress } = emptyPreApproval;
      const found = await preApprovals
        .findOneAndUpdate(
          { _id: userId },
          { $inc: { revision: 1 }, $setOnInsert: { letters, quotes, estimates, progress, nextExpiryAt: null } },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      return toPreApproval(found);
    },

    async update(
      userId: string,
      { letters, quotes, estimates, progress }: PreApproval,
      nextExpiryAt: Date | null,
      transaction: Transaction,
    ): Promise<void> {
      await preApprovals.updateOne(
        { _id: userId },
        { $set: { letters, quotes, estimates, progress, nextExpiryAt } },
        { session: transaction },
      );
    },

    /** Ids of buyers with a letter that has expired since, the longest ago first, and no more than `maximum`. */
    async findExpired(now: Date, maximum: number): Promise<string[]> {
      const found = await preApprovals
        .find({ nextExpiryAt: trusted({ $lte: now }) }, { _id: 1 })
        .sort({ nextExpiryAt: 1 })
        .limit(maximum)
        .lean();
      return found.map(({ _id }) => _id);
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await preApprovals.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<PreApproval | undefined> {
      const found = await preApprovals.findById(userId).lean();
      return found ? toPreApproval(found) : undefined;
    },
  };
}

function toPreApproval({ letters, quotes, estimates, progress }: PreApprovalDocument): PreApproval {
  return { letters, quotes, estimates, progress };
}
