import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { Email, EmailChange, EmailState } from './email.js';

type EmailDocument = Omit<Email, 'id'> & {
  _id: string;
  startedAt?: Date;
  endedAt?: Date;
};

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const keptDays = 400;

const emailSchema = new Schema<EmailDocument>(
  {
    _id: text,
    eventId: text,
    type: text,
    subjectId: text,
    recipientKey: String,
    networkKey: String,
    traceparent: String,
    priority: { type: Number, required: true },
    state: text,
    problem: String,
    attempts: { type: Number, required: true },
    dueAt: date,
    createdAt: date,
    startedAt: Date,
    endedAt: Date,
  },
  { versionKey: false, collection: 'emails', strict: 'throw' },
)
  .index({ eventId: 1, type: 1 }, { unique: true })
  .index({ state: 1, priority: 1, dueAt: 1 })
  .index({ subjectId: 1 })
  .index({ endedAt: 1 }, { expireAfterSeconds: keptDays * 86_400 });

const stillToSend: EmailState[] = ['queued', 'waiting'];
const isDue = mongoose.trusted({ $in: stillToSend });

export type EmailStore = ReturnType<typeof createEmailStore>;

export function createEmailStore(connection: Connection) {
  const emails = connection.model('Email', emailSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [emails]),

    /** Once for an event and a type; the unique index decides between several at once. */
    async insert({ id, ...email }: Email, transaction: Transaction): Promise<void> {
      const { eventId, type } = email;
      if (await emails.exists({ eventId, type }).session(transaction)) return;
      await emails.create([{ _id: id, ...email }], { session: transaction });
    },

    /**
     * Leases the next email that is due, receipts first, in one atomic step. Until `leaseUntil` it is due for nobody else; after
     * that the lease is lost: see `updateToSending`.
     */
    async claim(now: Date, leaseUntil: Date): Promise<Email | undefined> {
      const document = await emails
        .findOneAndUpdate(
          { state: isDue, dueAt: mongoose.trusted({ $lte: now }) },
          { $set: { dueAt: leaseUntil } },
          { sort: { priority: 1, dueAt: 1 }, returnDocument: 'after' },
        )
        .lean();
      return document ? toEmail(document) : undefined;
    },

    /** Marks that the provider is about to be asked; false when the lease was lost. */
    async updateToSending(id: string, leaseUntil: Date, startedAt: Date, transaction: Transaction): Promise<boolean> {
      const { modifiedCount } = await emails.updateOne(
        { _id: id, state: isDue, dueAt: leaseUntil },
        { $set: { state: 'sending', startedAt }, $inc: { attempts: 1 } },
        { session: transaction },
      );
      return modifiedCount === 1;
    },

    /** Of a claimed email that is not being sent yet. */
    async updateClaimed(id: string, leaseUntil: Date, change: EmailChange, now: Date): Promise<void> {
      await emails.updateOne({ _id: id, state: isDue, dueAt: leaseUntil }, updateOf(change, now));
    },

    /** Of an email that is being sent. */
    async updateFromSending(id: string, change: EmailChange, now: Date, transaction?: Transaction): Promise<void> {
      await emails.updateOne(
        { _id: id, state: 'sending' },
        updateOf(change, now),
        transaction ? { session: transaction } : {},
      );
    },

    /** Fails emails whose sender crashed; returns the count. */
    async updateUnconfirmed(startedBefore: Date, now: Date): Promise<number> {
      const { modifiedCount } = await emails.updateMany(
        { state: 'sending', startedAt: mongoose.trusted({ $lt: startedBefore }) },
        updateOf({ state: 'failed', problem: 'unconfirmed' }, now),
      );
      return modifiedCount;
    },

    /** Deletes who received the emails about something; that they were sent stays. */
    async deleteRecipients(subjectId: string, transaction: Transaction): Promise<void> {
      await emails.updateMany({ subjectId }, { $unset: { recipientKey: 1, networkKey: 1 } }, { session: transaction });
    },
  };
}

/** Where a join came from is of no more use when the email about it has ended. */
const updateOf = (change: EmailChange, now: Date) =>
  change.state === 'waiting' ? { $set: change } : { $set: { ...change, endedAt: now }, $unset: { networkKey: 1 } };

function toEmail({ _id: id, ...email }: EmailDocument): Email {
  return { id, ...email };
}
