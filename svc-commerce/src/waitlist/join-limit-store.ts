import { ensureIndexes, tryUpsert } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

interface MinuteDocument {
  /** Minutes since 1970. */
  _id: number;
  joins: number;
  expiresAt: Date;
}

const minuteSchema = new Schema<MinuteDocument>(
  {
    _id: { type: Number, required: true },
    joins: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'waitlist-minutes', strict: 'throw' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const minuteMilliseconds = 60_000;
const minuteOf = (now: Date): number => Math.floor(now.getTime() / minuteMilliseconds);
const endOf = (minute: number): number => (minute + 1) * minuteMilliseconds;

export type JoinLimitStore = ReturnType<typeof createJoinLimitStore>;

/**
 * How many have joined in a minute, at all instances together, so that a flood from many addresses cannot fill the list.
 * @param joinsPerMinute how many may
 */
export function createJoinLimitStore(connection: Connection, joinsPerMinute: number) {
  const minutes = connection.model('WaitlistMinute', minuteSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [minutes]),

    /** Counts one join. Returns 0, or the seconds to wait when the limit is reached. */
    async take(now: Date): Promise<number> {
      const minute = minuteOf(now);
      const notFull = { _id: minute, joins: trusted({ $lt: joinsPerMinute }) };
      // Later than its end, since the database has a clock of its own.
      const change = { $inc: { joins: 1 }, $setOnInsert: { expiresAt: new Date(endOf(minute + 1)) } };
      if (await tryUpsert(() => minutes.updateOne(notFull, change, { upsert: true }))) return 0;
      return Math.ceil((endOf(minute) - now.getTime()) / 1000);
    },

    /** Uncounts a join that was counted then, and failed. */
    async giveBack(countedAt: Date): Promise<void> {
      await minutes.updateOne({ _id: minuteOf(countedAt) }, { $inc: { joins: -1 } });
    },
  };
}
