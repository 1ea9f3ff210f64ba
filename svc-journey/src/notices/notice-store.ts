import { notice, type Notice } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** Each kind on its own: `Omit` of a union has only the common fields. */
type WithoutTime<Each> = Each extends Notice ? Omit<Each, 'createdAt'> : never;

export type NewNotice = WithoutTime<Notice> & { readonly userId: string; readonly createdAt: Date };

/** The fields of every kind. */
interface NoticeDocument {
  _id: string;
  userId: string;
  kind: Notice['kind'];
  milestoneTitle?: string | undefined;
  eventTitle?: string | undefined;
  startsAt?: string | undefined;
  timeZone?: string | undefined;
  isDeadline?: boolean | undefined;
  hours?: number | undefined;
  createdAt: Date;
}

const storedDays = 90;
const listed = 20;

const noticeSchema = new Schema<NoticeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    kind: { type: String, required: true },
    milestoneTitle: String,
    eventTitle: String,
    startsAt: String,
    timeZone: String,
    isDeadline: Boolean,
    hours: Number,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'notices', strict: 'throw' },
)
  .index({ userId: 1, createdAt: -1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: storedDays * 86_400 });

export type NoticeStore = ReturnType<typeof createNoticeStore>;

export function createNoticeStore(connection: Connection) {
  const notices = connection.model('Notice', noticeSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [notices]),

    async insert(notice: NewNotice, transaction: Transaction): Promise<void> {
      await notices.insertOne(toDocument(notice), { session: transaction });
    },

    /** Each takes the place of an earlier one with its id. */
    async putAll(list: readonly NewNotice[], transaction: Transaction): Promise<void> {
      const writes = list.map((notice) => ({
        replaceOne: { filter: { _id: notice.id }, replacement: toDocument(notice), upsert: true },
      }));
      await notices.bulkWrite(writes, { session: transaction });
    },

    /** The latest 20, newest first. */
    async findByUser(userId: string): Promise<Notice[]> {
      const found = await notices.find({ userId }).sort({ createdAt: -1 }).limit(listed).lean();
      return found.map(toNotice);
    },

    /** False if the buyer has no such notice. */
    async delete(userId: string, id: string): Promise<boolean> {
      const { deletedCount } = await notices.deleteOne({ _id: id, userId });
      return deletedCount === 1;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await notices.deleteMany({ userId }, { session: transaction });
    },

    async findForExport(userId: string): Promise<Notice[] | undefined> {
      const found = await notices.find({ userId }).sort({ createdAt: -1 }).lean();
      return found.length > 0 ? found.map(toNotice) : undefined;
    },
  };
}

const toDocument = ({ id, ...notice }: NewNotice): NoticeDocument => ({ _id: id, ...notice });

function toNotice({ _id, userId: _userId, createdAt, ...content }: NoticeDocument): Notice {
  return notice.parse({ id: _id, ...content, createdAt: createdAt.toISOString() });
}
