import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface CalendarFeedDocument {
  /** The buyer's id. */
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

    /** When the buyer's link was made; undefined if there is none. */
    findMadeAt,

    /** The buyer whose link has this hash. */
    async findUserByHash(tokenHash: string): Promise<string | undefined> {
      return (await feeds.findOne({ tokenHash }).lean())?._id;
    },

    /** Replaces an earlier link. */
    async update(userId: string, tokenHash: string, madeAt: Date): Promise<void> {
      await feeds.updateOne({ _id: userId }, { $set: { tokenHash, madeAt } }, { upsert: true });
    },

    async deleteByUser(userId: string, transaction: Transaction | null): Promise<void> {
      await feeds.deleteOne({ _id: userId }).session(transaction);
    },

    /** For a data export; without the hash, which tells a buyer nothing. */
    async findForExport(userId: string): Promise<{ madeAt: string } | undefined> {
      const madeAt = await findMadeAt(userId);
      return madeAt && { madeAt: madeAt.toISOString() };
    },
  };
}
