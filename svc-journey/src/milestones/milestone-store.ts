import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { ChangedBy, StatusChange } from './milestone.js';

interface MilestoneDocument extends Omit<Milestone, 'id'> {
  _id: string;
  updatedAt: Date;
  /** The most recent ones, oldest first. Missing before the first. */
  changes?: RecordedChange[];
  /** Whether the buyer has done everything that completes it. Missing until first checked. */
  basisMet?: boolean;
  basisChecks?: number;
}

/** The audit trail of a milestone. */
interface RecordedChange extends StatusChange {
  by: ChangedBy;
  at: Date;
}

const recordedChanges = 20;

/**
 * One per buyer who has ever started, so that the first list is created only once. Kept for a month after erasure,
 * longer than any message can take to arrive, so that a late registration event doesn't restart the journey.
 */
interface JourneyDocument {
  _id: string;
  startedAt?: Date;
  erasedAt?: Date;
}

const milestoneSchema = new Schema<MilestoneDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    key: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, required: true },
    status: { type: String, required: true },
    order: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    changes: { type: [new Schema<RecordedChange>({ from: String, to: String, by: String, at: Date }, { _id: false })] },
    basisMet: Boolean,
    basisChecks: Number,
  },
  { versionKey: false, collection: 'milestones' },
).index({ userId: 1, order: 1 }, { unique: true });

const journeySchema = new Schema<JourneyDocument>(
  { _id: { type: String, required: true }, startedAt: Date, erasedAt: Date },
  { versionKey: false, collection: 'journeys' },
).index({ erasedAt: 1 }, { expireAfterSeconds: 30 * 24 * 60 * 60 });

interface NewStatus {
  readonly userId: string;
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly by: ChangedBy;
  readonly updatedAt: Date;
}

/** A milestone before its basis was updated. */
interface MilestoneWithBasis extends Milestone {
  readonly basisMet: boolean;
  readonly changedBy: ChangedBy;
}

export type MilestoneStore = ReturnType<typeof createMilestoneStore>;

export function createMilestoneStore(connection: Connection) {
  const milestones = connection.model('Milestone', milestoneSchema);
  const journeys = connection.model('Journey', journeySchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [milestones, journeys]),

    /** By order; empty if the journey hasn't started. */
    async findByUser(userId: string, transaction: Transaction | null = null): Promise<Milestone[]> {
      const found = await milestones.find({ userId }).session(transaction).sort({ order: 1 }).lean();
      return found.map(toMilestone);
    },

    /** False if the buyer's journey has already started, or was erased. */
    async insertJourney(userId: string, startedAt: Date, transaction: Transaction): Promise<boolean> {
      const result = await journeys.updateOne(
        { _id: userId },
        { $setOnInsert: { startedAt } },
        { upsert: true, session: transaction },
      );
      return result.upsertedCount === 1;
    },

    /** Whether the buyer's account was deleted within the last month. */
    async wasErased(userId: string, transaction: Transaction): Promise<boolean> {
      const journey = await journeys.findById(userId).session(transaction).lean();
      return journey?.erasedAt !== undefined;
    },

    async insertMilestones(list: readonly Milestone[], updatedAt: Date, transaction: Transaction): Promise<void> {
      const documents = list.map(({ id, ...rest }) => ({ _id: id, ...rest, updatedAt }));
      await milestones.insertMany(documents, { session: transaction });
    },

    /** Returns the milestone as it was before; undefined if the buyer has none with this id. */
    async updateStatus(
      { userId, milestoneId, status, by, updatedAt }: NewStatus,
      transaction: Transaction,
    ): Promise<Milestone | undefined> {
      const isAnother = { $ne: ['$status', status] };
      const changes = { $ifNull: ['$changes', []] };
      const change = { from: '$status', to: status, by, at: updatedAt };
      const before = await milestones
        .findOneAndUpdate(
          { _id: milestoneId, userId },
          [
            {
              $set: {
                status,
                updatedAt: { $cond: [isAnother, updatedAt, '$updatedAt'] },
                changes: {
                  $cond: [isAnother, { $slice: [{ $concatArrays: [changes, [change]] }, -recordedChanges] }, changes],
                },
              },
            },
          ],
          { session: transaction, returnDocument: 'before', updatePipeline: true },
        )
        .lean();
      return before ? toMilestone(before) : undefined;
    },

    /** Returns the milestone as it was before; undefined if the buyer has none with this id. */
    async updateBasis(
      { userId, milestoneId, isMet }: { userId: string; milestoneId: string; isMet: boolean },
      transaction: Transaction,
    ): Promise<MilestoneWithBasis | undefined> {
      const before = await milestones
        .findOneAndUpdate(
          { _id: milestoneId, userId },
          // The counter makes concurrent changes conflict here, so that the later one sees what the other stored.
          { $set: { basisMet: isMet }, $inc: { basisChecks: 1 } },
          { session: transaction, returnDocument: 'before' },
        )
        .lean();
      if (!before) return undefined;
      const { basisMet = false, changes = [] } = before;
      return { ...toMilestone(before), basisMet, changedBy: changes.at(-1)?.by ?? 'buyer' };
    },

    /** Deletes the buyer's milestones; keeps only the record that the journey was erased. */
    async deleteByUser(userId: string, erasedAt: Date, transaction: Transaction): Promise<void> {
      await milestones.deleteMany({ userId }, { session: transaction });
      await journeys.updateOne(
        { _id: userId },
        { $set: { erasedAt }, $unset: { startedAt: 1 } },
        { upsert: true, session: transaction },
      );
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const journey = await journeys.findById(userId).lean();
      const found = await milestones.find({ userId }).sort({ order: 1 }).lean();
      return {
        startedAt: journey?.startedAt?.toISOString() ?? null,
        milestones: found.map((document) => ({
          ...toMilestone(document),
          updatedAt: document.updatedAt.toISOString(),
          changes: (document.changes ?? []).map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
        })),
      };
    },
  };
}

function toMilestone({ _id, userId, key, title, description, status, order }: MilestoneDocument): Milestone {
  return { id: _id, userId, key, title, description, status, order };
}
