import { isDuplicateKey } from '@hearthway/service-kit';
import { Schema, trusted, type ClientSession, type Connection, type mongo } from 'mongoose';
import { after, guessing } from './turns.js';

/** Recent failures at one account, from one place or from all unfamiliar places together. Keys are pseudonyms. */
export interface Attempts {
  failures: number;
  expiresAt: Date;
  /** When this place may try, while unfamiliar places take turns. */
  turnAt?: Date;
}

interface AttemptDocument extends Attempts {
  _id: string;
  account: string;
  /** For an account: when its next turn is. */
  nextTurnAt?: Date;
}

const schema = new Schema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    failures: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    turnAt: { type: Date },
    nextTurnAt: { type: Date },
  },
  { collection: 'sign-in-attempts', versionKey: false, strict: 'throw' },
);
schema.index({ account: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type AttemptStore = ReturnType<typeof createAttemptStore>;

interface Counted {
  key: string;
  account: string;
  now: Date;
  seconds: number;
  /** Whether each attempt restarts the time; otherwise it runs from the first one. */
  sliding: boolean;
}

export function createAttemptStore(connection: Connection) {
  const model = connection.model('SignInAttempt', schema);
  // The driver's own collection, since mongoose would cast the expressions away.
  const collection = connection.collection<AttemptDocument>(schema.get('collection') ?? '');

  async function update(key: string, change: object): Promise<AttemptDocument> {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const stages = [{ $set: change }] as mongo.Document[];
    try {
      return found(await collection.findOneAndUpdate({ _id: key }, stages, options));
    } catch (error) {
      // Two concurrent first attempts: the other one's row exists by now.
      if (!isDuplicateKey(error)) throw error;
      return found(await collection.findOneAndUpdate({ _id: key }, stages, options));
    }
  }

  return {
    model,
    async find(key: string): Promise<Attempts | undefined> {
      return (await model.findById(key).lean()) ?? undefined;
    },
    /** Counts an attempt atomically, so that concurrent ones all count. An expired row starts over. */
    async add({ key, account, now, seconds, sliding }: Counted): Promise<Attempts> {
      const isRunning = { $gt: ['$expiresAt', now] };
      const end = after(now, seconds);
      return update(key, {
        account,
        failures: { $cond: [isRunning, { $add: ['$failures', 1] }, 1] },
        expiresAt: sliding ? end : { $cond: [isRunning, '$expiresAt', end] },
      });
    },
    async giveBack(key: string): Promise<void> {
      await model.updateOne({ _id: key, failures: trusted({ $gt: 0 }) }, { $inc: { failures: -1 } });
    },
    /** Assigns the account's next turn, a different one to each concurrent caller. */
    async nextTurn(account: string, now: Date, pauseSeconds: number): Promise<Date> {
      const pause = pauseSeconds * 1000;
      const { nextTurnAt = now } = await update(account, {
        nextTurnAt: { $add: [{ $max: [now, '$nextTurnAt'] }, pause] },
      });
      return new Date(nextTurnAt.getTime() - pause);
    },
    async giveTurn(key: string, turnAt: Date): Promise<void> {
      const expiresAt = after(turnAt, guessing.placeSecondsWithTurns);
      await model.updateOne({ _id: key }, { $set: { turnAt }, $max: { expiresAt } });
    },
    /** Whether the turn could be used: of several concurrent callers only one succeeds. */
    async useTurn(key: string, turnAt: Date): Promise<boolean> {
      return (await model.updateOne({ _id: key, turnAt }, { $unset: { turnAt: 1 } })).modifiedCount === 1;
    },
    async erase(transaction: ClientSession, account: string): Promise<void> {
      await model.deleteMany({ account }, { session: transaction });
    },
  };
}

function found(document: AttemptDocument | null): AttemptDocument {
  if (!document) throw new Error('A sign-in attempt was not counted');
  return document;
}
