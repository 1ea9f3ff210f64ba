import type { Connection, mongo } from 'mongoose';
import type { LeaseRow } from '../leases/index.js';

/** An event to publish, or one published within the last week. `body` is the exact envelope that is sent. */
export interface OutboxRow {
  _id: string;
  subject: string;
  /** Grows with every event of the subject. */
  sequence: number;
  state: 'pending' | 'sent';
  type: string;
  body: string;
  /** Trace context of the span that wrote the event. Older rows have none. */
  traceparent?: string;
  createdAt: Date;
  dueAt: Date;
  attempts: number;
  sentAt?: Date;
}

/**
 * The last sequence number of a subject. Written in the same transaction as the row, so commits of one subject stay in
 * order.
 */
export interface SubjectRow {
  _id: string;
  sequence: number;
  touchedAt: Date;
}

export interface InboxRow {
  _id: string;
  handledAt: Date;
}

export interface MessageStore {
  readonly outbox: mongo.Collection<OutboxRow>;
  readonly subjects: mongo.Collection<SubjectRow>;
  /** Says which instance's relay publishes. */
  readonly leases: mongo.Collection<LeaseRow>;
  readonly inbox: mongo.Collection<InboxRow>;
}

const daySeconds = 86_400;

export function messageStore(connection: Connection): MessageStore {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected');
  return {
    outbox: db.collection('outbox'),
    subjects: db.collection('outbox-subjects'),
    leases: db.collection('outbox-leases'),
    inbox: db.collection('inbox'),
  };
}

/** Sent rows are kept for a week and inbox rows for a month, longer than any message can still be in transit. */
export async function ensureMessageStore({ outbox, subjects, inbox }: MessageStore): Promise<void> {
  const pendingOnly = { partialFilterExpression: { state: 'pending' } };
  await outbox.createIndex({ dueAt: 1 }, { name: 'due', ...pendingOnly }, {});
  await outbox.createIndex({ createdAt: 1 }, { name: 'oldest', ...pendingOnly }, {});
  await outbox.createIndex({ subject: 1, sequence: 1 }, { name: 'order', ...pendingOnly }, {});
  await outbox.createIndex({ sentAt: 1 }, { name: 'sent', expireAfterSeconds: 7 * daySeconds }, {});
  await subjects.createIndex({ touchedAt: 1 }, { name: 'touched', expireAfterSeconds: 30 * daySeconds }, {});
  await inbox.createIndex({ handledAt: 1 }, { name: 'handled', expireAfterSeconds: 30 * daySeconds }, {});
}
