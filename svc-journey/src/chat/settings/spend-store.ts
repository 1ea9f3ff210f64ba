import { ensureIndexes, tryUpsert, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { Budgets, Spending } from './spend.js';

/** What was spent on a day, by one buyer or by all. */
interface SpendDocument {
  _id: string;
  /** `null`: of all buyers. */
  userId: string | null;
  /** YYYY-MM-DD. */
  day: string;
  unit: Spending['unit'];
  amount: number;
  expiresAt: Date;
}

const spendSchema = new Schema<SpendDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, default: null },
    day: { type: String, required: true },
    unit: { type: String, required: true },
    amount: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'chat-spend', strict: 'throw' },
)
  .index({ userId: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const keptMilliseconds = 3 * 86_400_000;

export type SpendStore = ReturnType<typeof createSpendStore>;

/** The daily cost of a model's answers. */
export function createSpendStore(connection: Connection) {
  const spend = connection.model('ChatSpend', spendSchema);

  /** Takes an amount from one budget, in one step: without the filter, a used-up budget would be created again. */
  const take = async (userId: string | null, day: string, { unit, amount }: Spending, cap: number) => {
    if (amount > cap) return false;
    const filter = { _id: keyOf(userId, day, unit), amount: mongoose.trusted({ $lte: cap - amount }) };
    const expiresAt = new Date(Date.parse(day) + keptMilliseconds);
    const change = { $inc: { amount }, $setOnInsert: { userId, day, unit, expiresAt } };
    return tryUpsert(() => spend.updateOne(filter, change, { upsert: true }));
  };

  const add = async (users: readonly (string | null)[], day: string, { unit, amount }: Spending) => {
    const ids = users.map((userId) => keyOf(userId, day, unit));
    await spend.updateMany({ _id: mongoose.trusted({ $in: ids }) }, { $inc: { amount } });
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [spend]),

    /** Takes an amount from the day’s budgets. False, with nothing taken, if that would overdraw one of them. */
    async reserve(userId: string, day: string, spending: Spending, caps: Budgets['caps']): Promise<boolean> {
      if (!(await take(userId, day, spending, caps.buyer))) return false;
      if (await take(null, day, spending, caps.all)) return true;
      await add([userId], day, { ...spending, amount: -spending.amount });
      return false;
    },

    /** Replaces a reservation with the amount spent: adds the difference, which may be negative. */
    settle: (userId: string, day: string, difference: Spending): Promise<void> => add([userId, null], day, difference),

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await spend.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const found = await spend.find({ userId }, { _id: 0, day: 1, unit: 1, amount: 1 }).sort({ day: 1 }).lean();
      return found.length > 0 ? found : undefined;
    },
  };
}

const keyOf = (userId: string | null, day: string, unit: Spending['unit']): string =>
  `${day}:${unit}:${userId ?? 'all'}`;
