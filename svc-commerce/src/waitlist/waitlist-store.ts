import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { randomInt } from 'node:crypto';
import { newestFirst, olderThan, type Cursor } from '../pagination/index.js';
import type { WaitlistEntry } from './waitlist-entry.js';

type WaitlistDocument = Omit<WaitlistEntry, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const waitlistSchema = new Schema<WaitlistDocument>(
  {
    _id: text,
    email: text,
    emailKey: text,
    name: text,
    state: text,
    source: text,
    acceptedTerms: {
      type: new Schema({ at: { type: Date, required: true }, version: text }, { _id: false }),
      required: true,
    },
    createdAt: { type: Date, required: true },
    networkKey: String,
    linkHash: String,
  },
  { versionKey: false, collection: 'waitlist', strict: 'throw' },
)
  .index({ emailKey: 1 }, { unique: true })
  .index(newestFirst)
  .index({ linkHash: 1 }, { partialFilterExpression: { linkHash: { $exists: true } } });

interface CounterDocument {
  _id: string;
  count: number;
}

/** The entries are counted as a sum of a few counters, because one counter would make joins wait for each other. */
const counterSchema = new Schema<CounterDocument>(
  { _id: text, count: { type: Number, required: true } },
  { versionKey: false, strict: 'throw', collection: 'waitlist-counts' },
);

/** Two transactions cannot both change one document. Of twenty joins at once, half had to retry with 8 shards, none with 32. */
const shards = Array.from({ length: 32 }, (_, index) => `shard-${index}`);
/** A document that no join changes, because a correction counts all entries first and would lose to them. */
const correction = 'correction';

export type WaitlistStore = ReturnType<typeof createWaitlistStore>;

export function createWaitlistStore(connection: Connection) {
  const entries = connection.model('WaitlistEntry', waitlistSchema);
  const counters = connection.model('WaitlistCount', counterSchema);
  let turn = randomInt(shards.length);

  /** If joins created the counters, two could create the same one. */
  async function ensureCounters(): Promise<void> {
    const made = new Set((await counters.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
    const missing = [...shards, correction].filter((counter) => !made.has(counter));
    if (missing.length === 0) return;
    try {
      const created = missing.map((_id) => ({ _id, count: 0 }));
      await counters.insertMany(created, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error; // another instance was quicker
    }
  }

  async function increment(counter: string, change: number, transaction: Transaction): Promise<void> {
    const update = { $inc: { count: change } };
    const { matchedCount } = await counters.updateOne({ _id: counter }, update, { session: transaction });
    if (matchedCount === 0) throw new Error(`Waitlist counter ${counter} is missing`);
  }

  async function incrementNextShard(change: 1 | -1, transaction: Transaction): Promise<void> {
    turn = (turn + 1) % shards.length;
    await increment(shards[turn] ?? correction, change, transaction);
  }

  async function sumCounters(transaction?: Transaction): Promise<number> {
    const found = await counters
      .find()
      .session(transaction ?? null)
      .lean();
    return found.reduce((sum, { count }) => sum + count, 0);
  }

  return {
    async ensureIndexes(): Promise<void> {
      await ensureIndexes(connection, [entries, counters]);
      await ensureCounters();
    },

    async isJoined(emailKey: string): Promise<boolean> {
      return (await entries.exists({ emailKey })) !== null;
    },

    /** When the same address is inserted several times at once, the unique index decides: see `isDuplicate`. */
    async insert({ id, ...entry }: WaitlistEntry, transaction: Transaction): Promise<void> {
      await entries.create([{ _id: id, ...entry }], { session: transaction });
      await incrementNextShard(1, transaction);
    },

    async find(id: string, transaction?: Transaction): Promise<{ email: string } | undefined> {
      const entry = await entries
        .findById(id, { email: 1 })
        .session(transaction ?? null)
        .lean();
      return entry ? { email: entry.email } : undefined;
    },

    /** Newest first, from the cursor on. */
    async findPage(cursor: Cursor | undefined, limit: number): Promise<WaitlistEntry[]> {
      const found = await entries.find(olderThan(cursor)).sort(newestFirst).limit(limit).lean();
      return found.map(({ _id: id, ...entry }) => ({ id, ...entry }));
    },

    /** All entries, newest first, a few at a time. */
    async *findAll(): AsyncIterable<WaitlistEntry> {
      for await (const { _id: id, ...entry } of entries.find().sort(newestFirst).lean().cursor())
        yield { id, ...entry };
    },

    async findByLink(linkHash: string): Promise<{ id: string; email: string } | undefined> {
      const entry = await entries.findOne({ linkHash }, { email: 1 }).lean();
      return entry ? { id: entry._id, email: entry.email } : undefined;
    },

    /** From now on, links with this hash work for the entry. False when there is no such entry any more. */
    async updateLink(id: string, linkHash: string, transaction: Transaction): Promise<boolean> {
      const { matchedCount } = await entries.updateOne({ _id: id }, { $set: { linkHash } }, { session: transaction });
      return matchedCount === 1;
    },

    /** Deletes the pseudonym of the network that a join came from, and returns it. */
    async deleteNetworkKey(id: string, transaction: Transaction): Promise<string | undefined> {
      const update = { $unset: { networkKey: 1 } };
      const entry = await entries.findByIdAndUpdate(id, update, { session: transaction }).lean();
      return entry?.networkKey;
    },

    async delete(id: string, transaction: Transaction): Promise<void> {
      const { deletedCount } = await entries.deleteOne({ _id: id }, { session: transaction });
      if (deletedCount === 1) await incrementNextShard(-1, transaction);
    },

    /** Whether a transaction failed because the address was on the list already. */
    isDuplicate: isDuplicateKey,

    /** Right at once after every join. The sum is below zero only while entries of an earlier release are uncounted. */
    async count(): Promise<number> {
      return Math.max(0, await sumCounters());
    },

    /** Counts the entries themselves, for those that were inserted or deleted uncounted. */
    async updateCount(transaction: Transaction): Promise<void> {
      const stored = await entries.countDocuments({}, { session: transaction, hint: '_id_' });
      const uncounted = stored - (await sumCounters(transaction));
      if (uncounted !== 0) await increment(correction, uncounted, transaction);
    },
  };
}
