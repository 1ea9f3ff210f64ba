import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';

interface MilestoneDocument extends Omit<Milestone, 'id'> {
  _id: string;
  updatedAt: Date;
}

/**
 * One per buyer who ever started: what makes the first list appear once. Of one that was erased, only this is left for a month,
 * so that late news of the registration does not begin it anew: longer than any message can still be on its way.
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

    /** By order; empty when the journey has not started. */
    async list(userId: string, session: ClientSession | null = null): Promise<Milestone[]> {
      const found = await milestones.find({ userId }).session(session).sort({ order: 1 }).lean();
      return found.map(toMilestone);
    },

    /** Takes note that this buyer's journey has started. False when it had before. */
    async markStarted(userId: string, startedAt: Date, session: ClientSession): Promise<boolean> {
      const result = await journeys.updateOne(
        { _id: userId },
        { $setOnInsert: { startedAt } },
        { upsert: true, session },
      );
      return result.upsertedCount === 1;
    },

    async insert(list: readonly Milestone[], updatedAt: Date, session: ClientSession): Promise<void> {
      const documents = list.map(({ id, ...rest }) => ({ _id: id, ...rest, updatedAt }));
      await milestones.insertMany(documents, { session });
    },

    /** Sets the status and gives the milestone as it was before. One that has the status already stays untouched. */
    async setStatus(
      { userId, milestoneId, status, updatedAt }: NewStatus,
      session: ClientSession,
    ): Promise<Milestone | undefined> {
      const isAnother = { $ne: ['$status', status] };
      const before = await milestones
        .findOneAndUpdate(
          { _id: milestoneId, userId },
          [{ $set: { status, updatedAt: { $cond: [isAnother, updatedAt, '$updatedAt'] } } }],
          { session, returnDocument: 'before', updatePipeline: true },
        )
        .lean();
      return before ? toMilestone(before) : undefined;
    },

    /** Deletes the buyer's milestones and keeps only that the journey was erased. */
    async erase(userId: string, erasedAt: Date, session: ClientSession): Promise<void> {
      await milestones.deleteMany({ userId }, { session });
      await journeys.updateOne(
        { _id: userId },
        { $set: { erasedAt }, $unset: { startedAt: 1 } },
        { upsert: true, session },
      );
    },

    /** All that this room holds of the buyer. */
    async exportOf(userId: string) {
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

function toMilestone({ _id, userId, title, description, status, order }: MilestoneDocument): Milestone {
  return { id: _id, userId, title, description, status, order };
}
