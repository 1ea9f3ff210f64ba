import { Schema } from 'mongoose';
import type { StoredMessage, StoredThread } from './thread.js';

type Writable<Part> = { -readonly [Key in keyof Part]: Part[Key] };

/** The key includes the buyer: ids are chosen by pages, and an id alone must not open anything. */
export type ThreadDocument = Writable<Omit<StoredThread, 'id'>> & { _id: string; threadId: string };
export type MessageDocument = Writable<Omit<StoredMessage, 'id'>> & {
  _id: string;
  messageId: string;
  /** The same as its thread’s, so that the database deletes both. */
  expiresAt: Date | null;
};

const options = { versionKey: false, strict: 'throw', minimize: false } as const;

export const threadSchema = new Schema<ThreadDocument>(
  {
    _id: { type: String, required: true },
    threadId: { type: String, required: true },
    userId: { type: String, required: true },
    title: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    messages: { type: Number, required: true },
    answering: { type: Schema.Types.Mixed, default: null },
  },
  { ...options, collection: 'chat-threads' },
)
  .index({ userId: 1, updatedAt: -1 })
  .index({ 'answering.owner': 1 }, { partialFilterExpression: { 'answering.stop': true } })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const messageSchema = new Schema<MessageDocument>(
  {
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
    timeZone: { type: String, default: null },
    works: { type: Schema.Types.Mixed, required: true },
    pending: { type: Schema.Types.Mixed, default: null },
    confirming: { type: Schema.Types.Mixed, default: null },
    expiresAt: { type: Date, default: null },
  },
  { ...options, collection: 'chat-messages' },
)
  .index({ userId: 1, threadId: 1, createdAt: 1 })
  .index({ 'feedback.rating': 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const threadKey = (userId: string, threadId: string): string => `${userId}:${threadId}`;
export const messageKey = (userId: string, threadId: string, id: string): string => `${userId}:${threadId}:${id}`;

export const toThread = ({ _id: _key, threadId, ...thread }: ThreadDocument): StoredThread => ({
  id: threadId,
  ...thread,
});

export const toMessage = ({
  _id: _key,
  messageId,
  expiresAt: _expiresAt,
  ...message
}: MessageDocument): StoredMessage => ({ id: messageId, ...message });
