import { noNotifications, type NotificationChoices } from '@hearthway/contracts/journey';
import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';

type NotificationChoicesDocument = NotificationChoices & { _id: string };

const notificationChoicesSchema = new Schema<NotificationChoicesDocument>(
  {
    _id: { type: String, required: true },
    upcomingEvents: { type: Boolean, required: true },
    milestoneTips: { type: Boolean, required: true },
    productNews: { type: Boolean, required: true },
  },
  { versionKey: false, collection: 'notification-choices', strict: 'throw' },
);

export type NotificationChoiceStore = ReturnType<typeof createNotificationChoiceStore>;

/** By the buyer's id: the last save holds. */
export function createNotificationChoiceStore(connection: Connection) {
  const choices = connection.model('NotificationChoices', notificationChoicesSchema);

  const read = async (userId: string): Promise<NotificationChoices> => {
    const found = await choices.findById(userId, { _id: 0 }).lean();
    return found ?? noNotifications;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [choices]),

    /** All off before the first save. */
    read,

    async save(userId: string, chosen: NotificationChoices): Promise<void> {
      await choices.updateOne({ _id: userId }, { $set: chosen }, { upsert: true });
    },

    async erase(userId: string, session: ClientSession): Promise<void> {
      await choices.deleteOne({ _id: userId }, { session });
    },

    /** All that this room holds of the buyer. */
    exportOf: read,
  };
}
