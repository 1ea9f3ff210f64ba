import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface MilestoneDocument extends Omit<Milestone, 'id'> {
  _id: string;
  updatedAt: Date;
  /** Whether the buyer has what completes it; missing until the first evaluation. */
  basisMet?: boolean;
  basisChecks?: number;
  /** Whether its rule has completed it, rather than the buyer by hand. */
  completedByRule?: boolean;
}

/** A milestone that its rule has completed or reopened. */
export interface MilestoneAudit {
  readonly id: string;
  readonly userId: string;
  readonly milestoneId: string;
  readonly title: string;
  readonly from: MilestoneStatus;
  readonly to: MilestoneStatus;
  readonly at: Date;
}
type AuditDocument = Omit<MilestoneAudit, 'id'> & { _id: string };

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
    title: { type: String, required: true },
    description: { type: String, required: true },
    status: { type: String, required: true },
    order: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    basisMet: Boolean,
    basisChecks: Number,
    completedByRule: Boolean,
  },
  { versionKey: false, collection: 'milestones' },
).index({ userId: 1, order: 1 }, { unique: true });

const auditSchema = new Schema<AuditDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    milestoneId: { type: String, required: true },
    title: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'milestone-audits', strict: 'throw' },
).index({ userId: 1, at: 1 });

const journeySchema = new Schema<JourneyDocument>(
  { _id: { type: String, required: true }, startedAt: Date, erasedAt: Date },
  { versionKey: false, collection: 'journeys' },
).index({ erasedAt: 1 }, { expireAfterSeconds: 30 * 24 * 60 * 60 });

interface NewStatus {
  readonly userId: string;
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly updatedAt: Date;
  readonly byRule?: boolean;
}

/** A milestone as it was before its basis was set. */
export interface MilestoneWithBasis extends Milestone {
  readonly basisMet: boolean;
  readonly completedByRule: boolean;
}

export type MilestoneStore = ReturnType<typeof createMilestoneStore>;

export function createMilestoneStore(connection: Connection) {
  const milestones = connection.model('Milestone', milestoneSchema);
  const journeys = connection.model('Journey', journeySchema);
  const audits = connection.model('MilestoneAudit', auditSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [milestones, journeys, audits]),

    /** By order; empty if the journey hasn't started. */
    async findByUser(userId: string, transaction?: Transaction): Promise<Milestone[]> {
      const found = await milestones
        .find({ userId })
        .session(transaction ?? null)
        .sort({ order: 1 })
        .lean();
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
      { userId, milestoneId, status, updatedAt, byRule = false }: NewStatus,
      transaction: Transaction,
    ): Promise<Milestone | undefined> {
      const isAnother = { $ne: ['$status', status] };
      const before = await milestones
        .findOneAndUpdate(
          { _id: milestoneId, userId },
          [
            {
              $set: {
                status,
                updatedAt: { $cond: [isAnother, updatedAt, '$updatedAt'] },
                completedByRule: { $cond: [isAnother, byRule, '$completedByRule'] },
              },
            },
          ],
          { session: transaction, returnDocument: 'before', updatePipeline: true },
        )
        .lean();
      return before ? toMilestone(before) : undefined;
    },

    /** Returns the milestone as it was before; undefined if the buyer has none with this title. */
    async updateBasis(
      userId: string,
      title: string,
      met: boolean,
      transaction: Transaction,
    ): Promise<MilestoneWithBasis | undefined> {
      const before = await milestones
        .findOneAndUpdate(
          { userId, title },
          // The count makes two changes at once meet here, so that the later one sees what the other stored.
          { $set: { basisMet: met }, $inc: { basisChecks: 1 } },
          { session: transaction, returnDocument: 'before' },
        )
        .lean();
      if (!before) return undefined;
      const { basisMet = false, completedByRule = false } = before;
      return { ...toMilestone(before), basisMet, completedByRule };
    },

    async insertAudit({ id, ...audit }: MilestoneAudit, transaction: Transaction): Promise<void> {
      await audits.insertOne({ _id: id, ...audit }, { session: transaction });
    },

    /** Deletes the buyer's milestones and keeps only the fact that the journey was erased. */
    async deleteByUser(userId: string, erasedAt: Date, transaction: Transaction): Promise<void> {
      await milestones.deleteMany({ userId }, { session: transaction });
      await audits.deleteMany({ userId }, { session: transaction });
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
        changesByRule: (await audits.find({ userId }).sort({ at: 1 }).lean()).map(({ title, from, to, at }) => ({
          title,
          from,
          to,
          at: at.toISOString(),
        })),
      };
    },
  };
}

function toMilestone({ _id, userId, title, description, status, order }: MilestoneDocument): Milestone {
  return { id: _id, userId, title, description, status, order };
}
