import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
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

  return {
    ensureIndexes: () => ensureIndexes(connection, [entries]),

    async has(emailKey: string): Promise<boolean> {
      return (await entries.exists({ emailKey })) !== null;
    },

    /** When the same address is inserted several times at once, the unique index decides: see `isDuplicate`. */
    async insert({ id, ...entry }: WaitlistEntry, transaction: Transaction): Promise<void> {
      await entries.create([{ _id: id, ...entry }], { session: transaction });
    },

    async find(id: string): Promise<{ email: string } | undefined> {
      const entry = await entries.findById(id, { email: 1 }).lean();
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

    async delete(id: string, transaction: Transaction): Promise<void> {
      await entries.deleteOne({ _id: id }, { session: transaction });
    },

    /** Whether a transaction failed because the address was on the list already. */
    isDuplicate: isDuplicateKey,

    /** MongoDB keeps this number itself. Only after it crashed can it be a few off. */
    async count(): Promise<number> {
      return entries.estimatedDocumentCount();
    },
  };
}
