import type { ChatFeedbackReport } from '@hearthway/contracts/journey';
import { ensureIndexes, repeatOnDuplicate, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { StoredMessage, StoredThread } from './thread.js';

type FeedbackCount = ChatFeedbackReport['counts'][number];

type ThreadDocument = { _id: string } & { -readonly [Key in Exclude<keyof StoredThread, 'id'>]: StoredThread[Key] };
type MessageDocument = { _id: string; messageId: string } & {
  -readonly [Key in Exclude<keyof StoredMessage, 'id'>]: StoredMessage[Key];
};

const threadSchema = new Schema<ThreadDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    title: String,
    titled: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    messages: { type: Number, required: true },
    answering: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, collection: 'chat-threads', strict: 'throw', minimize: false },
)
  .index({ userId: 1, updatedAt: -1 })
  .index({ expiresAt: 1 });

const messageSchema = new Schema<MessageDocument>(
  {
    /** Thread and message: what the client chose is unique within the buyer’s thread only. */
    _id: { type: String, required: true },
    messageId: { type: String, required: true },
    threadId: { type: String, required: true },
    userId: { type: String, required: true },
    parentId: { type: String, default: null },
    role: { type: String, required: true },
    parts: { type: Schema.Types.Mixed, required: true },
    status: { type: String, required: true },
    engine: { type: String, default: null },
    used: { type: [String], required: true },
    feedback: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    page: { type: String, default: null },
    works: { type: Schema.Types.Mixed, required: true },
    pending: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, collection: 'chat-messages', strict: 'throw', minimize: false },
)
  .index({ threadId: 1, createdAt: 1 })
  .index({ userId: 1 })
  .index({ 'feedback.rating': 1 })
  .index({ 'feedback.shared': 1, createdAt: -1 });

export type ChatStore = ReturnType<typeof createChatStore>;

export type Answering = NonNullable<StoredThread['answering']>;

/** Conversations. Every read and write names the buyer, so that an id alone opens nothing. */
export function createChatStore(connection: Connection) {
  const threads = connection.model('ChatThread', threadSchema);
  const messages = connection.model('ChatMessage', messageSchema);
  const session = (transaction: Transaction | undefined) => (transaction ? { session: transaction } : {});
  const notExpired = (now: Date) => ({ $or: [{ expiresAt: null }, { expiresAt: mongoose.trusted({ $gt: now }) }] });

  const findThread = async (userId: string, id: string, now: Date, transaction?: Transaction) => {
    const found = await threads.findOne({ _id: id, userId, ...notExpired(now) }, null, session(transaction)).lean();
    return found ? toThread(found) : undefined;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [threads, messages]),

    /** Newest first. */
    async findThreads(userId: string, now: Date): Promise<StoredThread[]> {
      const found = await threads
        .find({ userId, ...notExpired(now) })
        .sort({ updatedAt: -1, _id: 1 })
        .lean();
      return (found as ThreadDocument[]).map(toThread);
    },

    findThread,

    /** False if it was there before. */
    async insertThread({ id, ...thread }: StoredThread, transaction: Transaction): Promise<boolean> {
      if (await threads.exists({ _id: id, userId: thread.userId }).session(transaction)) return false;
      await repeatOnDuplicate(() => threads.insertOne({ _id: id, ...thread }, { session: transaction }));
      return true;
    },

    countThreads: (userId: string, transaction: Transaction) =>
      threads.countDocuments({ userId }, { session: transaction }),

    async renameThread(userId: string, id: string, title: string): Promise<boolean> {
      const { matchedCount } = await threads.updateOne({ _id: id, userId }, { $set: { title, titled: true } });
      return matchedCount === 1;
    },

    async deleteThread(userId: string, id: string, transaction: Transaction): Promise<boolean> {
      const { deletedCount } = await threads.deleteOne({ _id: id, userId }, { session: transaction });
      await messages.deleteMany({ threadId: id, userId }, { session: transaction });
      return deletedCount === 1;
    },

    /**
     * Claims the thread for one answer, and counts its messages. False if another answer is being written, by a process that is
     * still alive.
     */
    async beginAnswer(
      userId: string,
      id: string,
      claim: {
        readonly answering: Answering;
        readonly now: Date;
        readonly adds: number;
        readonly expiresAt: Date | null;
        readonly title: string | undefined;
      },
      transaction: Transaction,
    ): Promise<boolean> {
      const { answering, now, adds, expiresAt, title } = claim;
      const { matchedCount } = await threads.updateOne(
        { _id: id, userId, $or: [{ answering: null }, { 'answering.until': mongoose.trusted({ $lte: now }) }] },
        {
          $set: { answering, updatedAt: now, expiresAt, ...(title !== undefined && { title }) },
          $inc: { messages: adds },
        },
        { session: transaction },
      );
      return matchedCount === 1;
    },

    /** Says that the answer is still being written. @returns what else is to know; undefined if the thread is gone, or somebody else’s turn */
    async keepAnswering(
      userId: string,
      id: string,
      { owner, messageId, until }: Answering,
    ): Promise<{ stop: boolean } | undefined> {
      const found = await threads
        .findOneAndUpdate(
          { _id: id, userId, 'answering.owner': owner, 'answering.messageId': messageId },
          { $set: { 'answering.until': until } },
          { returnDocument: 'after' },
        )
        .lean();
      const answering = (found as ThreadDocument | null)?.answering;
      return answering ? { stop: answering.stop } : undefined;
    },

    async askToStop(userId: string, id: string, messageId: string): Promise<void> {
      await threads.updateOne(
        { _id: id, userId, 'answering.messageId': messageId },
        { $set: { 'answering.stop': true } },
      );
    },

    async endAnswer(userId: string, id: string, messageId: string): Promise<void> {
      await threads.updateOne({ _id: id, userId, 'answering.messageId': messageId }, { $set: { answering: null } });
    },

    async findMessages(userId: string, threadId: string, transaction?: Transaction): Promise<StoredMessage[]> {
      const found = await messages
        .find({ threadId, userId }, null, session(transaction))
        .sort({ createdAt: 1, role: -1, _id: 1 })
        .lean();
      return (found as MessageDocument[]).map(toMessage);
    },

    async findMessage(userId: string, threadId: string, id: string): Promise<StoredMessage | undefined> {
      const found = await messages.findOne({ _id: keyOf(threadId, id), userId }).lean();
      return found ? toMessage(found) : undefined;
    },

    async insertMessages(list: readonly StoredMessage[], transaction: Transaction): Promise<void> {
      await messages.insertMany(
        list.map(({ id, ...message }) => ({ _id: keyOf(message.threadId, id), messageId: id, ...message })) as never[],
        {
          session: transaction,
        },
      );
    },

    /** What an answer has so far. Only while it is being written, so that a late write changes nothing. */
    async saveAnswer(message: StoredMessage): Promise<boolean> {
      const { parts, status, engine, used, works, pending } = message;
      const { matchedCount } = await messages.updateOne(
        { _id: keyOf(message.threadId, message.id), userId: message.userId, status: 'answering' },
        { $set: { parts, status, engine, used, works, pending } },
      );
      return matchedCount === 1;
    },

    async cutOff(userId: string, threadId: string, id: string): Promise<void> {
      await messages.updateOne(
        { _id: keyOf(threadId, id), userId, status: 'answering' },
        { $set: { status: 'cut-off' } },
      );
    },

    async saveFeedback(
      userId: string,
      threadId: string,
      id: string,
      feedback: StoredMessage['feedback'],
    ): Promise<boolean> {
      const { matchedCount } = await messages.updateOne(
        { _id: keyOf(threadId, id), userId, role: 'assistant' },
        { $set: { feedback } },
      );
      return matchedCount === 1;
    },

    /** How often each feedback was given, the most frequent first. */
    async countFeedback(): Promise<readonly FeedbackCount[]> {
      return messages.aggregate<FeedbackCount>([
        { $match: { 'feedback.rating': { $in: ['up', 'down'] } } },
        {
          $group: {
            _id: { rating: '$feedback.rating', reason: '$feedback.reason', engine: '$engine' },
            count: { $sum: 1 },
          },
        },
        { $project: { _id: 0, rating: '$_id.rating', reason: '$_id.reason', engine: '$_id.engine', count: 1 } },
        { $sort: { count: -1, rating: 1, reason: 1, engine: 1 } },
      ]);
    },

    /** Answers whose buyers share them, newest first, each with its question. */
    async findShared(
      limit: number,
    ): Promise<readonly { readonly answer: StoredMessage; readonly question: StoredMessage | undefined }[]> {
      const answers = await messages.find({ 'feedback.shared': true }).sort({ createdAt: -1 }).limit(limit).lean();
      const questions = await messages
        .find({
          _id: mongoose.trusted({ $in: answers.map(({ threadId, parentId }) => keyOf(threadId, parentId ?? '')) }),
        })
        .lean();
      const byKey = new Map((questions as MessageDocument[]).map((question) => [question._id, toMessage(question)]));
      return (answers as MessageDocument[]).map(toMessage).map((answer) => ({
        answer,
        question: byKey.get(keyOf(answer.threadId, answer.parentId ?? '')),
      }));
    },

    async saveParts(
      userId: string,
      threadId: string,
      id: string,
      parts: StoredMessage['parts'],
      transaction?: Transaction,
    ): Promise<void> {
      await messages.updateOne({ _id: keyOf(threadId, id), userId }, { $set: { parts } }, session(transaction));
    },

    /** Ids of the buyer’s threads in which all these words are. */
    async findThreadIdsWith(userId: string, words: readonly string[]): Promise<ReadonlySet<string>> {
      const shapes = words.map((word) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i'));
      const found = await messages
        .find({ userId, $and: shapes.map((shape) => ({ 'parts.text': shape })) }, { threadId: 1 })
        .lean();
      return new Set(found.map(({ threadId }) => threadId));
    },

    /** All threads of the buyer expire that many days after their last message. `null`: never. */
    async changeExpiry(userId: string, days: number | null): Promise<void> {
      const expiresAt = days === null ? null : { $add: ['$updatedAt', days * 86_400_000] };
      await threads.updateMany({ userId }, [{ $set: { expiresAt } }], { updatePipeline: true });
    },

    /** Some whose time is over. */
    async findExpired(now: Date, limit: number): Promise<readonly { readonly userId: string; readonly id: string }[]> {
      const found = await threads
        .find({ expiresAt: mongoose.trusted({ $lte: now }) }, { userId: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id, userId }) => ({ id: _id, userId }));
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await messages.deleteMany({ userId }, { session: transaction });
      await threads.deleteMany({ userId }, { session: transaction });
    },

    async findForExport(userId: string) {
      const all = (await threads.find({ userId }).sort({ createdAt: 1 }).lean()) as ThreadDocument[];
      if (all.length === 0) return undefined;
      const said = ((await messages.find({ userId }).sort({ createdAt: 1 }).lean()) as MessageDocument[]).map(
        toMessage,
      );
      return all.map(toThread).map(({ id, title, createdAt, updatedAt, expiresAt }) => ({
        id,
        title,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        messages: said
          .filter(({ threadId }) => threadId === id)
          .map(({ id: messageId, parentId, role, parts, status, engine, used, feedback, createdAt: saidAt }) => ({
            id: messageId,
            parentId,
            role,
            parts,
            status,
            engine,
            used,
            feedback,
            createdAt: saidAt.toISOString(),
          })),
      }));
    },
  };
}

const keyOf = (threadId: string, messageId: string): string => `${threadId}:${messageId}`;

const toThread = ({ _id, ...thread }: ThreadDocument): StoredThread => ({ id: _id, ...thread });

const toMessage = ({ _id: _key, messageId, ...message }: MessageDocument): StoredMessage => ({
  id: messageId,
  ...message,
});
