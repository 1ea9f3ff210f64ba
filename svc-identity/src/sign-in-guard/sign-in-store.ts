import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection, type mongo } from 'mongoose';
import { after, guessing } from './turns.js';

/** Recent failures at one account, from one place or from all unfamiliar places together. */
interface Attempts {
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

const attemptSchema = new Schema<AttemptDocument>(
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
attemptSchema.index({ account: 1 });
attemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** A network or device that has signed in to an account. */
interface FamiliarPlaceDocument {
  _id: string;
  account: string;
  expiresAt: Date;
}

const familiarPlaceSchema = new Schema<FamiliarPlaceDocument>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'familiar-places', versionKey: false, strict: 'throw' },
);
familiarPlaceSchema.index({ account: 1 });
familiarPlaceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SignInStore = ReturnType<typeof createSignInStore>;

interface CountedAttempt {
  key: string;
  account: string;
  now: Date;
  seconds: number;
  /** Whether each attempt restarts the time; otherwise it runs from the first one. */
  sliding: boolean;
}

/** Accounts, networks and devices are stored as pseudonyms only. */
export function createSignInStore(connection: Connection) {
  const attempts = connection.model('SignInAttempt', attemptSchema);
  const familiarPlaces = connection.model('FamiliarPlace', familiarPlaceSchema);
  // The driver's own collection, since mongoose would cast the expressions away.
  const collection = connection.collection<AttemptDocument>(attempts.collection.collectionName);

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
    ensureIndexes: () => ensureIndexes(connection, [attempts, familiarPlaces]),
    async findAttempts(key: string): Promise<Attempts | undefined> {
      return (await attempts.findById(key).lean()) ?? undefined;
    },
    /** Not `update`, because an expired row starts over. Atomic, so that concurrent attempts all count. */
    async countAttempt({ key, account, now, seconds, sliding }: CountedAttempt): Promise<Attempts> {
      const isRunning = { $gt: ['$expiresAt', now] };
      const end = after(now, seconds);
      return update(key, {
        account,
        failures: { $cond: [isRunning, { $add: ['$failures', 1] }, 1] },
        expiresAt: sliding ? end : { $cond: [isRunning, '$expiresAt', end] },
      });
    },
    /** The opposite of `countAttempt`. */
    async uncountAttempt(key: string): Promise<void> {
      await attempts.updateOne({ _id: key, failures: trusted({ $gt: 0 }) }, { $inc: { failures: -1 } });
    },
    /** Not `find`: assigns the account's next turn, a different one to each concurrent caller. */
    async assignTurn(account: string, now: Date, pauseSeconds: number): Promise<Date> {
      const pause = pauseSeconds * 1000;
      const { nextTurnAt = now } = await update(account, {
        nextTurnAt: { $add: [{ $max: [now, '$nextTurnAt'] }, pause] },
      });
      return new Date(nextTurnAt.getTime() - pause);
    },
    async updateTurn(key: string, turnAt: Date): Promise<void> {
      const expiresAt = after(turnAt, guessing.placeSecondsWithTurns);
      await attempts.updateOne({ _id: key }, { $set: { turnAt }, $max: { expiresAt } });
    },
    /** Whether the turn was still there: of several concurrent callers only one succeeds. */
    async deleteTurn(key: string, turnAt: Date): Promise<boolean> {
      return (await attempts.updateOne({ _id: key, turnAt }, { $unset: { turnAt: 1 } })).modifiedCount === 1;
    },
    async deleteAttempts(account: string, transaction: Transaction): Promise<void> {
      await attempts.deleteMany({ account }, { session: transaction });
    },

    /** Which of these keys are familiar. */
    async findFamiliar(keys: readonly string[], now: Date): Promise<ReadonlySet<string>> {
      const familiar = { _id: trusted({ $in: [...keys] }), expiresAt: trusted({ $gt: now }) };
      return new Set((await familiarPlaces.find(familiar).select({ _id: 1 }).lean()).map(({ _id }) => _id));
    },
    /** Or extends a place that is already familiar. */
    async insertFamiliar(
      { key, account, expiresAt }: { key: string; account: string; expiresAt: Date },
      transaction: Transaction,
    ): Promise<void> {
      const options = { session: transaction, upsert: true };
      await familiarPlaces.updateOne({ _id: key }, { $set: { account, expiresAt } }, options);
    },
    async deleteFamiliar(account: string, transaction: Transaction): Promise<void> {
      await familiarPlaces.deleteMany({ account }, { session: transaction });
    },
  };
}

function found(document: AttemptDocument | null): AttemptDocument {
  if (!document) throw new Error('A sign-in attempt was not counted');
  return document;
}
