import type { PaymentStatus } from '@hearthway/contracts/commerce';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
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
    email: text,
    firstName: text,
    lastName: text,
    state: text,
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
  },
  { versionKey: false, collection: 'payments', strict: 'throw' },
)
  .index({ sessionId: 1 }, { unique: true, partialFilterExpression: { sessionId: { $exists: true } } })
  .index({ expiresAt: 1 }, { name: 'pending', partialFilterExpression: { status: 'pending' } })
  .index({ refundDue: 1 }, { name: 'refund-due', partialFilterExpression: { refundDue: true } });

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Somebody else changed the payment since it was read. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

export function createPaymentStore(connection: Connection) {
  const payments = connection.model('Payment', paymentSchema);
  const sessionOf = (transaction: Transaction | undefined) => transaction ?? null;

  return {
    ensureIndexes: () => ensureIndexes(connection, [payments]),

    async insert({ id, ...payment }: Payment, transaction?: Transaction): Promise<void> {
      await payments.create([{ _id: id, ...payment }], transaction ? { session: transaction } : {});
    },

    async find(id: string, transaction?: Transaction): Promise<Payment | undefined> {
      return toPayment(await payments.findById(id).session(sessionOf(transaction)).lean());
    },

    async findBySession(sessionId: string): Promise<Payment | undefined> {
      return toPayment(await payments.findOne({ sessionId }).lean());
    },

    async attachSession(id: string, sessionId: string, transaction: Transaction): Promise<void> {
      const { matchedCount } = await payments.updateOne(
        { _id: id, status: 'pending' },
        { $set: { sessionId } },
        { session: transaction },
      );
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    /** @throws an error that `wasOvertaken` knows when its status is not the one that was read */
    async change(
      id: string,
      readStatus: PaymentStatus,
      changes: Partial<Omit<Payment, 'id'>>,
      transaction: Transaction,
    ): Promise<void> {
      const { matchedCount } = await payments.updateOne(
        { _id: id, status: readStatus },
        { $set: changes },
        { session: transaction },
      );
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    async refundAsked(id: string): Promise<void> {
      await payments.updateOne({ _id: id }, { $set: { refundDue: false } });
    },

    /** Those whose page has been closed for a while, oldest first. */
    async findOverdue(expiredBefore: Date, limit: number): Promise<Payment[]> {
      const found = await payments
        .find({ status: 'pending', expiresAt: mongoose.trusted({ $lt: expiredBefore }) })
        .sort({ expiresAt: 1 })
        .limit(limit)
        .lean();
      return found.flatMap((document) => toPayment(document) ?? []);
    },

    async findRefundsDue(limit: number): Promise<Payment[]> {
      const found = await payments.find({ refundDue: true }).limit(limit).lean();
      return found.flatMap((document) => toPayment(document) ?? []);
    },
  };
}

const duplicateKey = 11_000;

/** Whether a transaction failed only because another was quicker: with what it left, it can be done again. */
export function wasOvertaken(error: unknown): boolean {
  if (error instanceof ChangedMeanwhile) return true;
  return error instanceof Error && 'code' in error && error.code === duplicateKey;
}

function toPayment(document: PaymentDocument | null): Payment | undefined {
  if (!document) return undefined;
  const { _id: id, ...payment } = document;
  return { id, ...payment };
}
