import type { ChatAction, ChatFeedbackReport, ChatRetention } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { type Connection } from 'mongoose';
import {
  messageKey,
  messageSchema,
  threadKey,
  threadSchema,
  toMessage,
  toThread,
  type MessageDocument,
  type ThreadDocument,
} from './chat-document-store.js';
import {
  retentionMilliseconds,
  shownMessage,
  type Answering,
  type StoredMessage,
  type StoredThread,
} from './thread.js';

type FeedbackCount = ChatFeedbackReport['counts'][number];

/** Parts as now written, but actions already decided stay as stored. */
const withDecided = (parts: StoredMessage['parts']) => ({
  $map: {
    // Texts may start with a dollar sign.
    input: { $literal: parts },
    as: 'part',
    in: { $ifNull: [{ $first: { $filter: { input: '$parts', as: 'stored', cond: isDecided } } }, '$$part'] },
  },
});

const isDecided = {
  $and: [
    { $eq: ['$$stored.type', 'data-action'] },
    { $eq: ['$$stored.id', '$$part.id'] },
    { $ne: ['$$stored.data.status', 'proposed'] },
  ],
};

const withAction = (
  { userId, threadId, id }: StoredMessage,
  actionId: string,
  from: readonly ChatAction['status'][],
) => ({
  _id: messageKey(userId, threadId, id),
  parts: mongoose.trusted({
    $elemMatch: { type: 'data-action', 'data.id': actionId, 'data.status': { $in: [...from] } },
  }),
});

export type ChatStore = ReturnType<typeof createChatStore>;

/** Conversations. Every read and write names the buyer. */
export function createChatStore(connection: Connection) {
  const threads = connection.model('ChatThread', threadSchema);
  const messages = connection.model('ChatMessage', messageSchema);
  // The database deletes expired documents within a minute or two. Until then, they are treated as gone.
  const notExpired = (now: Date) => ({ $or: [{ expiresAt: null }, { expiresAt: mongoose.trusted({ $gt: now }) }] });

  return {
    ensureIndexes: () => ensureIndexes(connection, [threads, messages]),

    /** Newest first. */
    async findThreads(userId: string, now: Date): Promise<StoredThread[]> {
      const found = await threads
        .find({ userId, ...notExpired(now) })
        .sort({ updatedAt: -1, _id: 1 })
        .lean<ThreadDocument[]>();
      return found.map(toThread);
    },

    async findThread(
      userId: string,
      id: string,
      now: Date,
      transaction: Transaction | null = null,
    ): Promise<StoredThread | undefined> {
      const found = await threads
        .findOne({ _id: threadKey(userId, id), ...notExpired(now) })
        .session(transaction)
        .lean<ThreadDocument>();
      return found ? toThread(found) : undefined;
    },

    countThreads: (userId: string, transaction: Transaction): Promise<number> =>
      threads.countDocuments({ userId }).session(transaction).exec(),

    async renameThread(userId: string, id: string, title: string): Promise<void> {
      await threads.updateOne({ _id: threadKey(userId, id) }, { $set: { title } });
    },

    async deleteThread(userId: string, id: string, transaction: Transaction): Promise<void> {
      await threads.deleteOne({ _id: threadKey(userId, id) }, { session: transaction });
      await messages.deleteMany({ userId, threadId: id }, { session: transaction });
    },

    /** Saves a thread together with new messages, which expire when it does. */
    async saveTurn(
      { id, ...thread }: StoredThread,
      added: readonly StoredMessage[],
      transaction: Transaction,
    ): Promise<void> {
      const { userId, expiresAt } = thread;
      const _id = threadKey(userId, id);
      await threads.updateOne({ _id }, { $set: { ...thread, threadId: id } }, { session: transaction, upsert: true });
      if (thread.messages > added.length)
        await messages.updateMany(
          { userId, threadId: id, createdAt: mongoose.trusted({ $gte: thread.createdAt }) },
          { $set: { expiresAt } },
          { session: transaction },
        );
      await messages.insertMany(
        added.map(({ id: messageId, ...message }) => ({
          _id: messageKey(userId, id, messageId),
          messageId,
          ...message,
          expiresAt,
        })) as never[],
        { session: transaction },
      );
    },

    /** Renews the claim on an answer. False if the thread is gone or somebody else is answering. */
    async keepAnswering(
      userId: string,
      id: string,
      { owner, messageId, until }: Omit<Answering, 'stop'>,
    ): Promise<boolean> {
      const { matchedCount } = await threads.updateOne(
        { _id: threadKey(userId, id), 'answering.owner': owner, 'answering.messageId': messageId },
        { $set: { 'answering.until': until } },
      );
      return matchedCount === 1;
    },

    /** The answers of a process that buyers have asked to stop. */
    async findToStop(owner: string): Promise<Pick<StoredMessage, 'userId' | 'threadId' | 'id'>[]> {
      const found = await threads
        .find({ 'answering.stop': true, 'answering.owner': owner })
        .select({ userId: 1, threadId: 1, answering: 1 })
        .lean<ThreadDocument[]>();
      return found.flatMap(({ userId, threadId, answering }) =>
        answering ? [{ userId, threadId, id: answering.messageId }] : [],
      );
    },

    async askToStop(userId: string, id: string, messageId: string): Promise<void> {
      await threads.updateOne(
        { _id: threadKey(userId, id), 'answering.messageId': messageId },
        { $set: { 'answering.stop': true } },
      );
    },

    async endAnswer(userId: string, id: string, messageId: string): Promise<void> {
      await threads.updateOne(
        { _id: threadKey(userId, id), 'answering.messageId': messageId },
        { $set: { answering: null } },
      );
    },

    /** Oldest first, a question before its answer. Older messages of an expired thread with the same id may still exist. */
    async findMessages(
      { userId, id, createdAt }: Pick<StoredThread, 'userId' | 'id' | 'createdAt'>,
      transaction: Transaction | null = null,
    ): Promise<StoredMessage[]> {
      const found = await messages
        .find({ userId, threadId: id, createdAt: mongoose.trusted({ $gte: createdAt }) })
        .sort({ createdAt: 1, role: -1, _id: 1 })
        .session(transaction)
        .lean<MessageDocument[]>();
      return found.map(toMessage);
    },

    async findMessage(userId: string, threadId: string, id: string): Promise<StoredMessage | undefined> {
      const found = await messages.findById(messageKey(userId, threadId, id)).lean<MessageDocument>();
      return found ? toMessage(found) : undefined;
    },

    /**
     * Stores an answer's progress. Only while it is being written, so that a late write changes nothing. The buyer's
     * decisions made in the meantime are kept.
     */
    async saveAnswer(message: StoredMessage): Promise<void> {
      const { userId, threadId, id, parts, status, engine, used, works, pending } = message;
      await messages.updateOne(
        { _id: messageKey(userId, threadId, id), status: 'answering' },
        [
          {
            $set: {
              parts: withDecided(parts),
              status,
              engine,
              used,
              works: { $literal: works },
              pending: { $literal: pending },
            },
          },
        ],
        { updatePipeline: true },
      );
    },

    /** For an answer that nobody is writing any more. */
    async cutOff(userId: string, threadId: string, id: string): Promise<void> {
      await messages.updateOne(
        { _id: messageKey(userId, threadId, id), status: 'answering' },
        { $set: { status: 'cut-off' } },
      );
    },

    /** Marks an action as being carried out. False if its status is no longer one of `from`. */
    async claimAction(
      message: StoredMessage,
      confirming: NonNullable<StoredMessage['confirming']>,
      from: readonly ChatAction['status'][],
    ): Promise<boolean> {
      const { matchedCount } = await messages.updateOne(withAction(message, confirming.actionId, from), {
        $set: { confirming },
      });
      return matchedCount === 1;
    },

    /** Stores the outcome of a proposed action. False if its status is no longer one of `from`. */
    async saveAction(
      message: StoredMessage,
      action: ChatAction,
      from: readonly ChatAction['status'][],
    ): Promise<boolean> {
      const { matchedCount } = await messages.updateOne(
        {
          ...withAction(message, action.id, from),
          // Nobody has started it since the message was read.
          ...(action.status === 'declined' && { confirming: message.confirming ?? null }),
        },
        { $set: { 'parts.$.data': action, confirming: null } },
      );
      return matchedCount === 1;
    },

    async saveFeedback(
      userId: string,
      threadId: string,
      id: string,
      feedback: StoredMessage['feedback'],
    ): Promise<void> {
      await messages.updateOne({ _id: messageKey(userId, threadId, id) }, { $set: { feedback } });
    },

    /** Counts each kind of feedback, most frequent first. */
    countFeedback: (): Promise<FeedbackCount[]> =>
      messages
        .aggregate<FeedbackCount>([
          { $match: { 'feedback.rating': { $in: ['up', 'down'] } } },
          {
            $group: {
              _id: { rating: '$feedback.rating', reason: '$feedback.reason', engine: '$engine' },
              count: { $sum: 1 },
            },
          },
          { $project: { _id: 0, rating: '$_id.rating', reason: '$_id.reason', engine: '$_id.engine', count: 1 } },
          { $sort: { count: -1, rating: 1, reason: 1, engine: 1 } },
        ])
        .exec(),

    /** Ids of the buyer’s threads that contain a word, in a message or in pasted text. */
    async findThreadIdsWith(userId: string, word: string): Promise<ReadonlySet<string>> {
      const shape = new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');
      const isPasted = mongoose.trusted({ $elemMatch: { type: 'data-pasted', 'data.text': shape } });
      const found = await messages.distinct('threadId', {
        userId,
        $or: [{ 'parts.text': shape }, { parts: isPasted }],
      });
      return new Set(found);
    },

    /** Makes all of the buyer’s threads expire that long after their last message. */
    async changeExpiry(userId: string, retention: ChatRetention, transaction: Transaction): Promise<void> {
      const kept = retentionMilliseconds(retention);
      const expiresAt = kept === null ? null : { $add: ['$updatedAt', kept] };
      const pipeline = { session: transaction, updatePipeline: true };
      await threads.updateMany({ userId }, [{ $set: { expiresAt } }], pipeline);
      const expiries = await threads.find({ userId }, { threadId: 1, expiresAt: 1 }).session(transaction).lean();
      if (expiries.length === 0) return;
      await messages.bulkWrite(
        expiries.map(({ threadId, expiresAt: at }) => ({
          updateMany: { filter: { userId, threadId }, update: { $set: { expiresAt: at } } },
        })),
        { session: transaction },
      );
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await messages.deleteMany({ userId }, { session: transaction });
      await threads.deleteMany({ userId }, { session: transaction });
    },

    async findForExport(userId: string) {
      const all = await threads.find({ userId }).sort({ createdAt: 1 }).lean<ThreadDocument[]>();
      if (all.length === 0) return undefined;
      const said = await messages.find({ userId }).sort({ createdAt: 1, role: -1 }).lean<MessageDocument[]>();
      const byThread = Map.groupBy(said.map(toMessage), ({ threadId }) => threadId);
      return all.map(({ threadId, title, createdAt, updatedAt, expiresAt }) => ({
        id: threadId,
        title,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        messages: (byThread.get(threadId) ?? []).map((message) => ({ ...shownMessage(message), page: message.page })),
      }));
    },
  };
}
