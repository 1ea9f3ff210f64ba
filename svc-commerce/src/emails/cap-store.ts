import { ensureIndexes, isDuplicateKey } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { Cap } from './email-caps.js';

interface CounterDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

const counterSchema = new Schema<CounterDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'email-counters', strict: 'throw' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CapStore = ReturnType<typeof createCapStore>;

export function createCapStore(connection: Connection) {
  const counters = connection.model('EmailCounter', counterSchema);

  async function incrementOne({ key, maximum }: Cap, expiresAt: Date): Promise<boolean> {
    const room = { _id: key, count: mongoose.trusted({ $lt: maximum }) };
    const { modifiedCount } = await counters.updateOne(room, { $inc: { count: 1 } });
    if (modifiedCount === 1) return true;
    try {
      await counters.create([{ _id: key, count: 1, expiresAt }]);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // It was there: full, or made by another since the first look.
    return (await counters.updateOne(room, { $inc: { count: 1 } })).modifiedCount === 1;
  }

  async function decrement(caps: readonly Cap[]): Promise<void> {
    if (caps.length === 0) return;
    const keys = caps.map(({ key }) => key);
    await counters.updateMany({ _id: mongoose.trusted({ $in: keys }) }, { $inc: { count: -1 } });
  }

  return {
    ensureIndexes: () => ensureIndexes(connection, [counters]),

    /** Increments all counters or none; returns the full one. */
    async increment(caps: readonly Cap[], expiresAt: Date): Promise<Cap | undefined> {
      const taken: Cap[] = [];
      for (const cap of caps) {
        if (!(await incrementOne(cap, expiresAt))) {
          await decrement(taken);
          return cap;
        }
        taken.push(cap);
      }
      return undefined;
    },

    /** Of an email that was surely not sent. */
    decrement,
  };
}
