import {
  defaultChatRetention,
  noChatContexts,
  type ChatConsent,
  type ChatContextChoices,
  type ChatMemory,
  type ChatRetention,
} from '@hearthway/contracts/journey';
import { ensureIndexes, isDuplicateKey, retryOnConflict, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { Budgets, Spending } from './spend.js';

interface ChatSettingsDocument {
  /** The user's id. */
  _id: string;
  contexts: ChatContextChoices;
  consents: ChatConsent[];
  retention: ChatRetention;
  memories: ChatMemory[];
  /** When the buyer asked within the last minute. */
  asked: Date[];
}

const settingsSchema = new Schema<ChatSettingsDocument>(
  {
    _id: { type: String, required: true },
    contexts: { type: Schema.Types.Mixed },
    consents: { type: Schema.Types.Mixed },
    retention: { type: String },
    memories: { type: Schema.Types.Mixed },
    asked: { type: [Date] },
  },
  { versionKey: false, collection: 'chat-settings', strict: 'throw', minimize: false },
);

interface SpendDocument {
  /** `2026-11-24:<userId>`, or `2026-11-24:all`; in money, `microdollars:2026-11-24:<userId>`. */
  _id: string;
  tokens?: number;
  microdollars?: number;
  expiresAt: Date;
}

const spendSchema = new Schema<SpendDocument>(
  {
    _id: { type: String, required: true },
    tokens: Number,
    microdollars: Number,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'chat-spend', strict: 'throw' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface StoredChatSettings {
  readonly contexts: ChatContextChoices;
  /** Oldest first. */
  readonly consents: readonly ChatConsent[];
  readonly retention: ChatRetention;
  readonly memories: readonly ChatMemory[];
}

const consentMaximum = 500;
const minute = 60_000;

export type ChatSettingsStore = ReturnType<typeof createChatSettingsStore>;

/** What buyers chose for Mia, and how much was asked and spent. */
export function createChatSettingsStore(connection: Connection) {
  const settings = connection.model('ChatSettings', settingsSchema);
  const spend = connection.model('ChatSpend', spendSchema);

  const findByUser = async (userId: string): Promise<StoredChatSettings> =>
    toSettings(await settings.findById(userId).lean());
  const update = async (userId: string, change: Record<string, unknown>) => {
    const upsert = () => settings.updateOne({ _id: userId }, change, { upsert: true });
    // Of two first changes at once, one finds what the other inserted.
    await retryOnConflict(upsert, { isConflict: isDuplicateKey, attempts: 3 });
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [settings, spend]),

    findByUser,

    /** Records each change as a consent. */
    async saveContexts(userId: string, contexts: ChatContextChoices, changes: readonly ChatConsent[]): Promise<void> {
      await update(userId, {
        $set: { contexts },
        $push: { consents: { $each: [...changes], $slice: -consentMaximum } },
      });
    },

    saveRetention: (userId: string, retention: ChatRetention) => update(userId, { $set: { retention } }),

    /** False if the list is full. One that is there already is left alone. */
    async addMemory(userId: string, memory: ChatMemory, maximum: number): Promise<boolean> {
      const { memories } = await findByUser(userId);
      if (memories.some(({ id }) => id === memory.id)) return true;
      if (memories.length === 0) await update(userId, { $setOnInsert: { memories: [] } });
      const { modifiedCount } = await settings.updateOne(
        {
          _id: userId,
          'memories.id': mongoose.trusted({ $ne: memory.id }),
          [`memories.${String(maximum - 1)}`]: mongoose.trusted({ $exists: false }),
        },
        { $push: { memories: memory } },
      );
      return modifiedCount === 1 || (await findByUser(userId)).memories.some(({ id }) => id === memory.id);
    },

    async changeMemory(userId: string, id: string, text: string): Promise<ChatMemory | undefined> {
      const found = await settings
        .findOneAndUpdate(
          { _id: userId, 'memories.id': id },
          { $set: { 'memories.$.text': text } },
          { returnDocument: 'after' },
        )
        .lean();
      return found?.memories.find((memory) => memory.id === id);
    },

    async deleteMemory(userId: string, id: string): Promise<boolean> {
      const { modifiedCount } = await settings.updateOne({ _id: userId }, { $pull: { memories: { id } } });
      return modifiedCount === 1;
    },

    clearMemories: (userId: string) => update(userId, { $set: { memories: [] } }),

    /** Counts a question. @returns the seconds to wait if there were too many in the last minute */
    async countQuestion(userId: string, now: Date, maximum: number): Promise<number | undefined> {
      const since = new Date(now.getTime() - minute);
      await update(userId, { $pull: { asked: mongoose.trusted({ $lte: since }) } });
      const { modifiedCount } = await settings.updateOne(
        { _id: userId, [`asked.${String(maximum - 1)}`]: mongoose.trusted({ $exists: false }) },
        { $push: { asked: now } },
      );
      if (modifiedCount === 1) return undefined;
      const oldest = (await settings.findById(userId, { asked: 1 }).lean())?.asked[0] ?? now;
      return Math.max(1, Math.ceil((oldest.getTime() + minute - now.getTime()) / 1000));
    },

    /** Takes a part of the day’s budgets. False, and nothing taken, if one of them would be overdrawn. */
    async reserve(userId: string, day: string, { unit, amount }: Spending, caps: Budgets['caps']): Promise<boolean> {
      const expiresAt = new Date(Date.parse(`${day}T00:00:00Z`) + 3 * 86_400_000);
      const take = async (id: string, cap: number): Promise<boolean> => {
        if (amount > cap) return false;
        const begin = () => spend.updateOne({ _id: id }, { $setOnInsert: { [unit]: 0, expiresAt } }, { upsert: true });
        // Of the first two questions of a day at once, one finds what the other inserted.
        await retryOnConflict(begin, { isConflict: isDuplicateKey, attempts: 3 });
        const { matchedCount } = await spend.updateOne(
          { _id: id, [unit]: mongoose.trusted({ $lte: cap - amount }) },
          { $inc: { [unit]: amount } },
        );
        return matchedCount === 1;
      };
      const [ofBuyer, ofAll] = budgetIds(unit, day, userId);
      if (!(await take(ofBuyer, caps.buyer))) return false;
      if (await take(ofAll, caps.all)) return true;
      await spend.updateOne({ _id: ofBuyer }, { $inc: { [unit]: -amount } });
      return false;
    },

    /** Replaces a reservation by what was spent: adds the difference, which may be negative. */
    async settle(userId: string, day: string, { unit, amount }: Spending): Promise<void> {
      await spend.updateMany(
        { _id: mongoose.trusted({ $in: budgetIds(unit, day, userId) }) },
        { $inc: { [unit]: amount } },
      );
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await settings.deleteOne({ _id: userId }, { session: transaction });
      await spend.deleteMany({ _id: new RegExp(`:${userId.replace(/[^\w-]/g, '.')}$`) }, { session: transaction });
    },

    async findForExport(userId: string) {
      return (await settings.exists({ _id: userId })) ? findByUser(userId) : undefined;
    },
  };
}

function budgetIds(unit: Spending['unit'], day: string, userId: string): [ofBuyer: string, ofAll: string] {
  const prefix = unit === 'tokens' ? day : `${unit}:${day}`;
  return [`${prefix}:${userId}`, `${prefix}:all`];
}

function toSettings(found: Partial<ChatSettingsDocument> | null): StoredChatSettings {
  return {
    contexts: { ...noChatContexts, ...found?.contexts },
    consents: found?.consents ?? [],
    retention: found?.retention ?? defaultChatRetention,
    memories: found?.memories ?? [],
  };
}
