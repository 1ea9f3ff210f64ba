import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { milestoneKeyOf } from './add-milestone-keys.js';

interface MilestoneDocument extends Omit<Milestone, 'id' | 'key'> {
  _id: string;
  /** Missing in a list that an instance of the release before wrote while this one was already running. */
  key?: string;
  updatedAt: Date;
}

/**
 * One per buyer who has ever started, so that the first list is created only once. An erased one stays for a month, longer
 * than any message can be on its way, so that a late registration event doesn't start the journey again.
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
  readonly updatedAt: Date;
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

    async insertMilestones(list: readonly Milestone[], updatedAt: Date, transaction: Transaction): Promise<void> {
      const documents = list.map(({ id, ...rest }) => ({ _id: id, ...rest, updatedAt }));
      await milestones.insertMany(documents, { session: transaction });
    },

    /** Returns the milestone as it was before; undefined if the buyer has none with this id. */
    async updateStatus(
      { userId, milestoneId, status, updatedAt }: NewStatus,
      transaction: Transaction,
    ): Promise<Milestone | undefined> {
      const isAnother = { $ne: ['$status', status] };
      const before = await milestones
        .findOneAndUpdate(
          { _id: milestoneId, userId },
          [{ $set: { status, updatedAt: { $cond: [isAnother, updatedAt, '$updatedAt'] } } }],
          { session: transaction, returnDocument: 'before', updatePipeline: true },
        )
        .lean();
      return before ? toMilestone(before) : undefined;
    },

    /** Deletes the buyer's milestones and keeps only the fact that the journey was erased. */
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
        })),
      };
    },
  };
}

function toMilestone({ _id, userId, key, title, description, status, order }: MilestoneDocument): Milestone {
  return { id: _id, userId, key: key ?? milestoneKeyOf(title), title, description, status, order };
}
