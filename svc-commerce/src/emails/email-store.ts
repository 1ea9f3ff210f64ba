import { ensureIndexes, tryUpsert, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import {
  maximumAttempts,
  reissuedTypes,
  type Alert,
  type Cap,
  type Email,
  type EmailChange,
  type EmailState,
} from './email.js';

type EmailDocument = Omit<Email, 'id'> & {
  _id: string;
  startedAt?: Date;
  endedAt?: Date;
};

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const storedDays = 400;

const alertEventSchema = new Schema<Alert['events'][number]>(
  { eventId: text, deadline: { type: String, default: null } },
  { _id: false, strict: 'throw' },
);

const alertSchema = new Schema<Alert>(
  { userId: text, events: [alertEventSchema], startsAt: date, timeZone: text },
  { _id: false, strict: 'throw' },
);

const emailSchema = new Schema<EmailDocument>(
  {
    _id: text,
    type: text,
    subjectId: text,
    recipientKey: String,
    networkKey: String,
    alert: alertSchema,
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
  .index({ subjectId: 1, type: 1 }, { unique: true })
  .index({ state: 1, priority: 1, dueAt: 1 })
  .index({ endedAt: 1 }, { expireAfterSeconds: storedDays * 86_400 });

interface CounterDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

const counterSchema = new Schema<CounterDocument>(
  { _id: text, count: { type: Number, required: true }, expiresAt: date },
  { versionKey: false, collection: 'email-counters', strict: 'throw' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Somebody who has unsubscribed. The id is a pseudonym of the address, which itself is not stored. */
interface SuppressionDocument {
  _id: string;
  since: Date;
}

const suppressionSchema = new Schema<SuppressionDocument>(
  { _id: text, since: date },
  { versionKey: false, collection: 'email-suppressions', strict: 'throw' },
);

const unsent: EmailState[] = ['queued', 'waiting'];
const isUnsent = mongoose.trusted({ $in: unsent });

export type EmailStore = ReturnType<typeof createEmailStore>;

/** Emails, the counters of their caps, and who has unsubscribed. */
export function createEmailStore(connection: Connection) {
  const emails = connection.model('Email', emailSchema);
  const counters = connection.model('EmailCounter', counterSchema);
  const suppressions = connection.model('EmailSuppression', suppressionSchema);

  async function incrementCap({ key, maximum }: Cap, expiresAt: Date): Promise<boolean> {
    const notFull = { _id: key, count: mongoose.trusted({ $lt: maximum }) };
    const change = { $inc: { count: 1 }, $setOnInsert: { expiresAt } };
    return tryUpsert(() => counters.updateOne(notFull, change, { upsert: true }));
  }

  async function decrementCaps(caps: readonly Cap[]): Promise<void> {
    if (caps.length === 0) return;
    const keys = caps.map(({ key }) => key);
    await counters.updateMany({ _id: mongoose.trusted({ $in: keys }) }, { $inc: { count: -1 } });
  }

  return {
    ensureIndexes: () => ensureIndexes(connection, [emails, counters, suppressions]),

    /** Once for each subject and type; the unique index decides between simultaneous inserts. */
    async insert({ id, ...email }: Email, transaction: Transaction): Promise<void> {
      const { subjectId, type } = email;
      if (await emails.exists({ subjectId, type }).session(transaction)) return;
      await emails.create([{ _id: id, ...email }], { session: transaction });
    },

    /**
     * Leases the next due email, by priority, in one atomic step. Nobody else can claim it until `leaseUntil`; after that, the
     * lease is lost (see `updateToSending`).
     */
    async claim(now: Date, leaseUntil: Date): Promise<Email | undefined> {
      const document = await emails
        .findOneAndUpdate(
          { state: isUnsent, dueAt: mongoose.trusted({ $lte: now }) },
          { $set: { dueAt: leaseUntil } },
          { sort: { priority: 1, dueAt: 1 }, returnDocument: 'after' },
        )
        .lean();
      return document ? toEmail(document) : undefined;
    },

    /** Changes a claimed email that is not being sent yet. */
    async updateClaimed(id: string, leaseUntil: Date, change: EmailChange, now: Date): Promise<void> {
      await emails.updateOne({ _id: id, state: isUnsent, dueAt: leaseUntil }, updateOf(change, now));
    },

    /** Deletes a claimed email that is not being sent yet. */
    async deleteClaimed(id: string, leaseUntil: Date): Promise<void> {
      await emails.deleteOne({ _id: id, state: isUnsent, dueAt: leaseUntil });
    },

    /** Comes before the call to the provider. False if the lease was lost. */
    async updateToSending(id: string, leaseUntil: Date, startedAt: Date, transaction: Transaction): Promise<boolean> {
      const { modifiedCount } = await emails.updateOne(
        { _id: id, state: isUnsent, dueAt: leaseUntil },
        { $set: { state: 'sending', startedAt }, $inc: { attempts: 1 } },
        { session: transaction },
      );
      return modifiedCount === 1;
    },

    /** Leaves an event out of an alert that hasn't been sent. */
    async withdrawFromAlert(alertId: string, eventId: string, transaction: Transaction): Promise<void> {
      const waiting = { type: 'alert', subjectId: alertId, state: isUnsent } as const;
      const change = { $pull: { 'alert.events': { eventId } } };
      await emails.updateOne(waiting, change, { session: transaction });
    },

    /** Changes an email that is being sent. */
    async updateFromSending(id: string, change: EmailChange, now: Date, transaction?: Transaction): Promise<void> {
      const options = transaction ? { session: transaction } : {};
      await emails.updateOne({ _id: id, state: 'sending' }, updateOf(change, now), options);
    },

    /** Emails whose sender crashed: as after any unknown outcome, those about accounts become due again, and others fail. */
    async updateUnconfirmed(startedBefore: Date, now: Date): Promise<{ failed: number; sentAgain: number }> {
      const unconfirmed = { state: 'sending', startedAt: mongoose.trusted({ $lt: startedBefore }) } as const;
      const mayBeSentAgain = {
        ...unconfirmed,
        type: mongoose.trusted({ $in: [...reissuedTypes] }),
        attempts: mongoose.trusted({ $lt: maximumAttempts }),
      };
      const sentAgain = await emails.updateMany(mayBeSentAgain, updateOf({ state: 'waiting', dueAt: now }, now));
      const failed = await emails.updateMany(unconfirmed, updateOf({ state: 'failed', problem: 'unconfirmed' }, now));
      return { failed: failed.modifiedCount, sentAgain: sentAgain.modifiedCount };
    },

    /** Deletes who received the emails about a subject, not that they were sent. */
    async deleteRecipients(subjectId: string, transaction: Transaction): Promise<void> {
      await emails.updateMany({ subjectId }, { $unset: { recipientKey: 1, networkKey: 1 } }, { session: transaction });
    },

    /** Increments all counters or none; returns the full one. */
    async incrementCaps(caps: readonly Cap[], expiresAt: Date): Promise<Cap | undefined> {
      const incremented: Cap[] = [];
      for (const cap of caps) {
        if (!(await incrementCap(cap, expiresAt))) {
          await decrementCaps(incremented);
          return cap;
        }
        incremented.push(cap);
      }
      return undefined;
    },

    /** For an email that was certainly not sent. */
    decrementCaps,

    hasSuppression: async (recipientKey: string): Promise<boolean> =>
      (await suppressions.exists({ _id: recipientKey })) !== null,

    async insertSuppression(recipientKey: string, since: Date): Promise<void> {
      await suppressions.updateOne({ _id: recipientKey }, { $setOnInsert: { since } }, { upsert: true });
    },

    async deleteSuppression(recipientKey: string, transaction: Transaction): Promise<void> {
      await suppressions.deleteOne({ _id: recipientKey }, { session: transaction });
    },
  };
}

/** Once an email has ended, nobody needs to know where the join came from, or what the alert was about. */
const updateOf = (change: EmailChange, now: Date) =>
  change.state === 'waiting'
    ? { $set: change }
    : { $set: { ...change, endedAt: now }, $unset: { networkKey: 1, alert: 1 } };

function toEmail({ _id: id, ...email }: EmailDocument): Email {
  return { id, ...email };
}
