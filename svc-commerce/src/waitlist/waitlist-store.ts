import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { newestFirst, olderThan, type PageEnd } from '../pagination/index.js';
import { createEntryCount } from './entry-count-store.js';
import type { WaitlistEntry } from './waitlist-entry.js';

type WaitlistDocument = Omit<WaitlistEntry, 'id'> & { _id: string };

const waitlistSchema = new Schema<WaitlistDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    name: { type: String, required: true },
    state: { type: String, required: true },
    source: { type: String, required: true },
    acceptedTerms: {
      type: new Schema(
        { at: { type: Date, required: true }, version: { type: String, required: true } },
        { _id: false },
      ),
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

export type WaitlistStore = ReturnType<typeof createWaitlistStore>;

export function createWaitlistStore(connection: Connection) {
  const entries = connection.model('WaitlistEntry', waitlistSchema);
  const entryCount = createEntryCount(connection);

  return {
    async ensureIndexes(): Promise<void> {
      await ensureIndexes(connection, [entries]);
      await entryCount.ensureCounters();
    },

    async has(emailKey: string): Promise<boolean> {
      return (await entries.exists({ emailKey })) !== null;
    },

    /** The unique index decides between several at once: see `isDuplicate`. */
    async insert({ id, ...entry }: WaitlistEntry, transaction: Transaction): Promise<void> {
      await entries.create([{ _id: id, ...entry }], { session: transaction });
      await entryCount.update(1, transaction);
    },

    async find(id: string, transaction?: Transaction): Promise<{ email: string } | undefined> {
      const entry = await entries
        .findById(id, { email: 1 })
        .session(transaction ?? null)
        .lean();
      return entry ? { email: entry.email } : undefined;
    },

    /** Newest first, from the end of the page before. */
    async findPage(after: PageEnd | undefined, limit: number): Promise<WaitlistEntry[]> {
      const found = await entries.find(olderThan(after)).sort(newestFirst).limit(limit).lean();
      return found.map(({ _id: id, ...entry }) => ({ id, ...entry }));
    },

    /** All of them, newest first, a few at a time. */
    async *findAll(): AsyncGenerator<WaitlistEntry> {
      for await (const { _id: id, ...entry } of entries.find().sort(newestFirst).lean().cursor())
        yield { id, ...entry };
    },

    async findByLink(linkHash: string): Promise<{ id: string; email: string } | undefined> {
      const entry = await entries.findOne({ linkHash }, { email: 1 }).lean();
      return entry ? { id: entry._id, email: entry.email } : undefined;
    },

    /** False when there is no such entry any more. */
    async updateLink(id: string, linkHash: string, transaction: Transaction): Promise<boolean> {
      const { matchedCount } = await entries.updateOne({ _id: id }, { $set: { linkHash } }, { session: transaction });
      return matchedCount === 1;
    },

    /** Deletes the pseudonym of the network that a join came from, and returns it. */
    async deleteNetworkKey(id: string, transaction: Transaction): Promise<string | undefined> {
      const entry = await entries.findByIdAndUpdate(id, { $unset: { networkKey: 1 } }, { session: transaction }).lean();
      return entry?.networkKey;
    },

    async delete(id: string, transaction: Transaction): Promise<void> {
      const { deletedCount } = await entries.deleteOne({ _id: id }, { session: transaction });
      if (deletedCount === 1) await entryCount.update(-1, transaction);
    },

    /** Whether a failed transaction failed because the address was there already. */
    isDuplicate: isDuplicateKey,

    /** Right at once after a join, however many have joined. Below zero it is only until the next correction. */
    async count(): Promise<number> {
      return Math.max(0, await entryCount.sum());
    },

    /** Counts the entries themselves, for those that came or went uncounted. */
    async updateCount(transaction: Transaction): Promise<void> {
      const uncounted =
        (await entries.countDocuments({}, { session: transaction, hint: '_id_' })) -
        (await entryCount.sum(transaction));
      if (uncounted !== 0) await entryCount.updateCorrection(uncounted, transaction);
    },
  };
}
