import { ensureIndexes, isDuplicateKey } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';
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
      await entryCount.prepare();
    },

    async has(emailKey: string): Promise<boolean> {
      return (await entries.exists({ emailKey })) !== null;
    },

    /** The unique index decides between several at once: see `isDuplicate`. */
    async insert({ id, ...entry }: WaitlistEntry, session: ClientSession): Promise<void> {
      await entries.create([{ _id: id, ...entry }], { session });
      await entryCount.add(1, session);
    },

    async find(id: string, session?: ClientSession): Promise<{ email: string } | undefined> {
      const entry = await entries
        .findById(id, { email: 1 })
        .session(session ?? null)
        .lean();
      return entry ? { email: entry.email } : undefined;
    },

    /** Newest first, from the end of the page before. */
    async list(after: PageEnd | undefined, limit: number): Promise<WaitlistEntry[]> {
      const found = await entries.find(olderThan(after)).sort(newestFirst).limit(limit).lean();
      return found.map(({ _id: id, ...entry }) => ({ id, ...entry }));
    },

    /** All of them, newest first, a few at a time. */
    async *all(): AsyncGenerator<WaitlistEntry> {
      for await (const { _id: id, ...entry } of entries.find().sort(newestFirst).lean().cursor())
        yield { id, ...entry };
    },

    async findByLink(linkHash: string): Promise<{ id: string; email: string } | undefined> {
      const entry = await entries.findOne({ linkHash }, { email: 1 }).lean();
      return entry ? { id: entry._id, email: entry.email } : undefined;
    },

    /** False when there is no such entry any more. */
    async keepLink(id: string, linkHash: string, session: ClientSession): Promise<boolean> {
      const { matchedCount } = await entries.updateOne({ _id: id }, { $set: { linkHash } }, { session });
      return matchedCount === 1;
    },

    /** Where a join came from, given once and forgotten here. */
    async takeNetworkKey(id: string, session: ClientSession): Promise<string | undefined> {
      const entry = await entries.findByIdAndUpdate(id, { $unset: { networkKey: 1 } }, { session }).lean();
      return entry?.networkKey;
    },

    async erase(id: string, session: ClientSession): Promise<void> {
      const { deletedCount } = await entries.deleteOne({ _id: id }, { session });
      if (deletedCount === 1) await entryCount.add(-1, session);
    },

    /** Whether a failed transaction failed because the address was there already. */
    isDuplicate: isDuplicateKey,

    /** Right at once after a join, however many have joined. Below zero it is only until the next correction. */
    async count(): Promise<number> {
      return Math.max(0, await entryCount.sum());
    },

    /** Counts the entries themselves, for those that came or went uncounted. */
    async correctCount(session: ClientSession): Promise<void> {
      const uncounted = (await entries.countDocuments({}, { session, hint: '_id_' })) - (await entryCount.sum(session));
      if (uncounted !== 0) await entryCount.correct(uncounted, session);
    },
  };
}
