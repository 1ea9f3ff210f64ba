import { noNotifications, type NotificationChoices } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

type NotificationChoicesDocument = NotificationChoices & { _id: string };

const notificationChoicesSchema = new Schema<NotificationChoicesDocument>(
  {
    _id: { type: String, required: true },
    upcomingEvents: { type: Boolean, required: true },
    milestoneTips: { type: Boolean, required: true },
    productNews: { type: Boolean, required: true },
    timeZone: { type: String, default: null },
    quietHours: { from: { type: String, required: true }, to: { type: String, required: true } },
  },
  { versionKey: false, collection: 'notification-choices', strict: 'throw' },
);

export type NotificationChoiceStore = ReturnType<typeof createNotificationChoiceStore>;

export function createNotificationChoiceStore(connection: Connection) {
  const choices = connection.model('NotificationChoices', notificationChoicesSchema);

  const findByUser = async (userId: string): Promise<NotificationChoices> => {
    const found = await choices.findById(userId, { _id: 0 }).lean();
    return found ?? noNotifications;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [choices]),

    /** All off before the first save. */
    findByUser,

    /** By the buyer's id; without those who never saved any. */
    async findByUsers(
      userIds: readonly string[],
      transaction: Transaction,
    ): Promise<ReadonlyMap<string, NotificationChoices>> {
      const found = await choices
        .find({ _id: trusted({ $in: [...userIds] }) })
        .session(transaction)
        .lean();
      return new Map(found.map(({ _id, ...chosen }) => [_id, chosen]));
    },

    /** Inserts on the first save. The last save wins. */
    async update(userId: string, chosen: NotificationChoices): Promise<void> {
      await choices.updateOne({ _id: userId }, { $set: chosen }, { upsert: true });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await choices.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: findByUser,
  };
}
