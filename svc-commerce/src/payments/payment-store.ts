import type { PaymentStatus, ProductType } from '@hearthway/contracts/commerce';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection, type UpdateQuery } from 'mongoose';
import { newestFirst, olderThan, type PageEnd } from '../pagination/index.js';
import type { OrderCap } from './order-caps.js';
import type { Payment } from './payment.js';

type PaymentDocument = Omit<Payment, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const paymentSchema = new Schema<PaymentDocument>(
  {
    _id: text,
    productType: text,
    amountCents: { type: Number, required: true },
    currency: text,
    status: text,
    buyer: new Schema({ email: text, firstName: text, lastName: text, state: text }, { _id: false }),
    emailKey: String,
    networkKey: String,
    acceptedTerms: {
      type: new Schema({ at: { type: Date, required: true }, version: text }, { _id: false }),
      required: true,
    },
    cancelKeyHash: text,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    sessionId: String,
    intentId: String,
    memberNumber: Number,
    trouble: String,
    refundDue: Boolean,
    settledAt: Date,
    nextLookAt: Date,
    looks: { type: Number, required: true },
    forgetAt: Date,
  },
  { versionKey: false, collection: 'payments', strict: 'throw' },
)
  .index({ sessionId: 1 }, { unique: true, partialFilterExpression: { sessionId: { $exists: true } } })
  .index(newestFirst)
  .index({ emailKey: 1, expiresAt: -1 }, { partialFilterExpression: { emailKey: { $exists: true } } })
  .index({ networkKey: 1, expiresAt: -1 }, { partialFilterExpression: { networkKey: { $exists: true } } })
  .index({ nextLookAt: 1 }, { partialFilterExpression: { nextLookAt: { $exists: true } } })
  .index({ forgetAt: 1 }, { partialFilterExpression: { forgetAt: { $exists: true } } });

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** What is `undefined` is erased. */
export type PaymentChanges = { readonly [Key in keyof Omit<Payment, 'id'>]?: Payment[Key] | undefined };

/** Somebody else changed the payment since it was read. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

export function createPaymentStore(connection: Connection) {
  const payments = connection.model('Payment', paymentSchema);
  const sessionOf = (transaction: Transaction | undefined) => transaction ?? null;

  return {
    ensureIndexes: () => ensureIndexes(connection, [payments]),

    async insert({ id, ...payment }: Payment): Promise<void> {
      await payments.create({ _id: id, ...payment });
    },

    async find(id: string, transaction?: Transaction): Promise<Payment | undefined> {
      const document = await payments.findById(id).session(sessionOf(transaction)).lean();
      return document ? toPayment(document) : undefined;
    },

    async findBySession(sessionId: string): Promise<Payment | undefined> {
      const document = await payments.findOne({ sessionId }).lean();
      return document ? toPayment(document) : undefined;
    },

    /** Newest first, from the end of the page before. */
    async findPage(after: PageEnd | undefined, limit: number): Promise<Payment[]> {
      return (await payments.find(olderThan(after)).sort(newestFirst).limit(limit).lean()).map(toPayment);
    },

    /** All orders of an offer, newest first, a few at a time. */
    async *findAllByProduct(productType: ProductType): AsyncGenerator<Payment> {
      for await (const payment of payments.find({ productType }).sort(newestFirst).lean().cursor()) {
        yield toPayment(payment);
      }
    },

    async updateSession(id: string, sessionId: string, transaction: Transaction): Promise<void> {
      const { matchedCount } = await payments.updateOne(
        { _id: id, status: 'pending' },
        { $set: { sessionId } },
        { session: transaction },
      );
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    /** @throws an error that `isConflict` knows when its status is no longer the one that was read */
    async update(
      id: string,
      readStatus: PaymentStatus,
      changes: PaymentChanges,
      transaction: Transaction,
    ): Promise<void> {
      const { matchedCount } = await payments.updateOne({ _id: id, status: readStatus }, updateOf(changes), {
        session: transaction,
      });
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    async updateRefundRequested(id: string): Promise<void> {
      await payments.updateOne({ _id: id }, { $set: { refundDue: false }, $unset: { nextLookAt: 1 } });
    },

    /** When one of so many open orders ends; undefined when fewer are open. */
    async findFullUntil({ of, maximum }: Pick<OrderCap, 'of' | 'maximum'>): Promise<Date | undefined> {
      const [found] = await payments
        .find(of, { expiresAt: 1 })
        .sort({ expiresAt: -1 })
        .skip(maximum - 1)
        .limit(1)
        .lean();
      return found?.expiresAt;
    },

    /** Those that the sweep has to see to, the longest due first. */
    async findDue(now: Date, limit: number): Promise<Payment[]> {
      const found = await payments
        .find({ nextLookAt: mongoose.trusted({ $exists: true, $lte: now }) }) // not every engine sees that $lte implies it
        .sort({ nextLookAt: 1 })
        .limit(limit)
        .lean();
      return found.map(toPayment);
    },

    /** False when somebody else sees to it, or there is nothing to see to any more. */
    async updateNextLook({ id, nextLookAt }: Payment, until: Date): Promise<boolean> {
      if (!nextLookAt) return false;
      const { modifiedCount } = await payments.updateOne(
        { _id: id, nextLookAt },
        { $set: { nextLookAt: until }, $inc: { looks: 1 } },
      );
      return modifiedCount === 1;
    },

    async deleteBuyers(now: Date): Promise<void> {
      const due = { forgetAt: mongoose.trusted({ $exists: true, $lte: now }) };
      await payments.updateMany(due, { $unset: { buyer: 1, forgetAt: 1 } });
    },
  };
}

/** Whether a transaction failed only because another one changed the same first, so that it can be tried again. */
export const isConflict = (error: unknown): boolean => error instanceof ChangedMeanwhile || isDuplicateKey(error);

function updateOf(changes: PaymentChanges): UpdateQuery<PaymentDocument> {
  const entries = Object.entries(changes);
  const kept = entries.filter(([, value]) => value !== undefined);
  const erased = entries.filter(([, value]) => value === undefined).map(([key]) => [key, 1] as const);
  return { $set: Object.fromEntries(kept), $unset: Object.fromEntries(erased) };
}

function toPayment({ _id: id, ...payment }: PaymentDocument): Payment {
  return { id, ...payment };
}
