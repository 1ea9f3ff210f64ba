import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface CalendarFeedDocument {
  /** The user’s id. */
  _id: string;
  tokenHash: string;
  madeAt: Date;
}

const calendarFeedSchema = new Schema<CalendarFeedDocument>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    madeAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'calendar-feeds', strict: 'throw' },
).index({ tokenHash: 1 }, { unique: true });

export type CalendarFeedStore = ReturnType<typeof createCalendarFeedStore>;

export function createCalendarFeedStore(connection: Connection) {
  const feeds = connection.model('CalendarFeed', calendarFeedSchema);

  const findMadeAt = async (userId: string): Promise<Date | undefined> => (await feeds.findById(userId).lean())?.madeAt;

  return {
    ensureIndexes: () => ensureIndexes(connection, [feeds]),

    /** When the buyer’s link was made; undefined if there is none. */
    findMadeAt,

    /** The buyer whose link has this hash. */
    async findByHash(tokenHash: string): Promise<{ userId: string; tokenHash: string } | undefined> {
      const found = await feeds.findOne({ tokenHash }).lean();
      return found ? { userId: found._id, tokenHash: found.tokenHash } : undefined;
    },

    /** Replaces the link there is. */
    async update(userId: string, tokenHash: string, madeAt: Date): Promise<void> {
      await feeds.updateOne({ _id: userId }, { $set: { tokenHash, madeAt } }, { upsert: true });
    },

    async delete(userId: string): Promise<void> {
      await feeds.deleteOne({ _id: userId });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await feeds.deleteOne({ _id: userId }, { session: transaction });
    },

    /** For a data export, without the hash: it tells a buyer nothing. */
    async findForExport(userId: string): Promise<{ madeAt: string } | undefined> {
      const madeAt = await findMadeAt(userId);
      return madeAt && { madeAt: madeAt.toISOString() };
    },
  };
}
