import type { ProductType } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import { emailKey } from '../personal-data/index.js';
import { newestFirst, olderThan, type Cursor } from '../pagination/index.js';
import { wasCompleted, type Buyer, type BuyerKey, type Payment } from './payment.js';
import type { Settlement } from './settlement/settlement.js';

type PaymentDocument = Omit<Payment, 'id' | 'buyer'> & {
  _id: string;
  /** With the key to look up orders by address. */
  buyer?: Buyer & { readonly emailKey?: string };
};

const text = { type: String, required: true } as const;
const paymentSchema = new Schema<PaymentDocument>(
  {
    _id: text,
    productType: text,
    amountCents: { type: Number, required: true },
    currency: text,
    status: text,
    buyer: new Schema({ email: text, emailKey: String, firstName: text, lastName: text, state: text }, { _id: false }),
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
    userId: String,
    isReceiptOnly: Boolean,
    trouble: String,
    refundDue: Boolean,
    settledAt: Date,
    paidAt: Date,
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
  .index({ 'buyer.emailKey': 1 }, { partialFilterExpression: { 'buyer.emailKey': { $exists: true } } })
  .index({ userId: 1, createdAt: -1 }, { partialFilterExpression: { userId: { $exists: true } } })
  .index({ nextLookAt: 1 }, { partialFilterExpression: { nextLookAt: { $exists: true } } })
  .index({ forgetAt: 1 }, { partialFilterExpression: { forgetAt: { $exists: true } } });

/** A paid seat. Its id is the member number, so the unique id decides between simultaneous payers. */
interface FoundingMemberDocument {
  _id: number;
  paymentId: string;
  completedAt: Date;
  refundedAt?: Date;
}

const foundingMemberSchema = new Schema<FoundingMemberDocument>(
  {
    _id: { type: Number, required: true, min: 1, max: foundingMember.limit },
    paymentId: text,
    completedAt: { type: Date, required: true },
    refundedAt: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'founding-members' },
).index({ paymentId: 1 }, { unique: true });

const memberNumbers = Array.from({ length: foundingMember.limit }, (_, index) => index + 1);

const unpaid: readonly Payment['status'][] = ['expired', 'cancelled', 'failed'];
const unpaidBuyerMilliseconds = 30 * 24 * 60 * 60_000;

/** Another transaction changed the payment since it was read. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** Whether a transaction lost to a faster one and can be retried. */
export const isConflict = (error: unknown): boolean => error instanceof ChangedMeanwhile || isDuplicateKey(error);

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Orders, and the founding members' seats, which change in the same transactions. */
export function createPaymentStore(connection: Connection) {
  const payments = connection.model('Payment', paymentSchema);
  const members = connection.model('FoundingMember', foundingMemberSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [payments, members]),

    async insert({ id, buyer, ...payment }: Payment): Promise<void> {
      const keyed = buyer && { buyer: { ...buyer, emailKey: emailKey(buyer.email) } };
      await payments.create({ _id: id, ...payment, ...keyed });
    },

    async find(id: string, transaction?: Transaction): Promise<Payment | undefined> {
      const document = await payments
        .findById(id)
        .session(transaction ?? null)
        .lean();
      return document ? toPayment(document) : undefined;
    },

    async findBySession(sessionId: string): Promise<Payment | undefined> {
      const document = await payments.findOne({ sessionId }).lean();
      return document ? toPayment(document) : undefined;
    },

    /** Newest first, from the cursor on. */
    async findPage(cursor: Cursor | undefined, limit: number): Promise<Payment[]> {
      return (await payments.find(olderThan(cursor)).sort(newestFirst).limit(limit).lean()).map(toPayment);
    },

    /** All orders of an offer, newest first, a few at a time. */
    async *findAllByProduct(productType: ProductType): AsyncIterable<Payment> {
      for await (const payment of payments.find({ productType }).sort(newestFirst).lean().cursor()) {
        yield toPayment(payment);
      }
    },

    /** Orders of an address, in any spelling, that were completed, including those refunded since. */
    async findCompleted(email: string, transaction?: Transaction): Promise<Payment[]> {
      const settled: Payment['status'][] = ['completed', 'refunded'];
      const ofAddress = { 'buyer.emailKey': emailKey(email), status: mongoose.trusted({ $in: settled }) };
      const found = await payments
        .find(ofAddress)
        .session(transaction ?? null)
        .lean();
      return found.map(toPayment).filter(wasCompleted);
    },

    /** The orders of an account, newest first. */
    async findByUser(userId: string, transaction?: Transaction): Promise<Payment[]> {
      const found = await payments
        .find({ userId })
        .sort({ createdAt: -1 })
        .session(transaction ?? null)
        .lean();
      return found.map(toPayment);
    },

    /** Links the order to the account; once refunded, as a receipt only. */
    async updateUser(
      { id, status }: Pick<Payment, 'id' | 'status'>,
      userId: string,
      transaction: Transaction,
    ): Promise<void> {
      const owner = { userId, ...(status === 'refunded' && { isReceiptOnly: true }) };
      await payments.updateOne({ _id: id }, { $set: owner }, { session: transaction });
    },

    /** Unlinks the orders of an account. */
    async deleteUser(userId: string, transaction: Transaction): Promise<void> {
      await payments.updateMany({ userId }, { $unset: { userId: 1 } }, { session: transaction });
    },

    /** A buyer's orders with a checkout that may still be open. */
    async findOpen({ productType, emailKey, networkKey }: BuyerKey): Promise<Payment[]> {
      const found = await payments.find({ productType, emailKey, networkKey }).lean();
      // Not part of the query, which might then scan all orders that ever had a checkout.
      return found.filter(({ sessionId }) => sessionId !== undefined).map(toPayment);
    },

    /** When a network with `maximum` open orders may order again; undefined if it has fewer. */
    async findFullUntil(networkKey: string, maximum: number): Promise<Date | undefined> {
      const [found] = await payments
        .find({ networkKey }, { expiresAt: 1 })
        .sort({ expiresAt: -1 })
        .skip(maximum - 1)
        .limit(1)
        .lean();
      return found?.expiresAt;
    },

    /** Orders for the sweep to check, longest due first. */
    async findDue(now: Date, limit: number): Promise<Payment[]> {
      const found = await payments
        .find({ nextLookAt: mongoose.trusted({ $exists: true, $lte: now }) }) // not every engine infers $exists from $lte
        .sort({ nextLookAt: 1 })
        .limit(limit)
        .lean();
      return found.map(toPayment);
    },

    /** @throws an error that satisfies `isConflict` if the order is no longer pending */
    async updateSession(id: string, sessionId: string, transaction: Transaction): Promise<void> {
      const filter = { _id: id, status: 'pending' } as const;
      const { matchedCount } = await payments.updateOne(filter, { $set: { sessionId } }, { session: transaction });
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    /**
     * Stores a settlement and its consequences: the order is closed, the sweep only requests a refund if one is due, a refund
     * keeps the time of the payment, and an unpaid order's buyer is deleted 30 days later.
     * @throws an error that satisfies `isConflict` if the status has changed since it was read
     */
    async updateSettled(
      { id, status, settledAt: before }: Pick<Payment, 'id' | 'status' | 'settledAt'>,
      settlement: Settlement,
      settledAt: Date,
      transaction: Transaction,
    ): Promise<void> {
      const nextLookAt = settlement.refundDue ? settledAt : undefined;
      const forgetAt = unpaid.includes(settlement.status)
        ? new Date(settledAt.getTime() + unpaidBuyerMilliseconds)
        : undefined;
      const { matchedCount } = await payments.updateOne(
        { _id: id, status },
        {
          $set: {
            ...settlement,
            settledAt,
            ...(status === 'completed' && before && { paidAt: before }),
            looks: 0,
            ...(nextLookAt && { nextLookAt }),
            ...(forgetAt && { forgetAt }),
          },
          $unset: {
            emailKey: 1,
            networkKey: 1,
            ...(!nextLookAt && { nextLookAt: 1 }),
            ...(!forgetAt && { forgetAt: 1 }),
          },
        },
        { session: transaction },
      );
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    async updateRefundRequested(id: string): Promise<void> {
      await payments.updateOne({ _id: id }, { $set: { refundDue: false }, $unset: { nextLookAt: 1 } });
    },

    /** False if another instance is checking the order, or nothing is left to check. */
    async updateNextLook({ id, nextLookAt }: Payment, next: Date): Promise<boolean> {
      if (!nextLookAt) return false;
      const update = { $set: { nextLookAt: next }, $inc: { looks: 1 } };
      const { modifiedCount } = await payments.updateOne({ _id: id, nextLookAt }, update);
      return modifiedCount === 1;
    },

    /** Deletes the buyers of orders that ended unpaid 30 days ago. */
    async deleteBuyers(now: Date): Promise<void> {
      const due = { forgetAt: mongoose.trusted({ $exists: true, $lte: now }) };
      await payments.updateMany(due, { $unset: { buyer: 1, forgetAt: 1 } });
    },

    /** How many seats are paid, and whether none is left. Refunded ones count, since their numbers are never sold again. */
    async countMembers(): Promise<{ count: number; soldOut: boolean }> {
      const count = await members.countDocuments({});
      return { count, soldOut: count >= foundingMember.limit };
    },

    /**
     * Inserts a member with the lowest unused number and returns it; undefined if none is left. The unique id decides between
     * simultaneous transactions: the slower one fails with an error that satisfies `isConflict`.
     */
    async admitMember(paymentId: string, completedAt: Date, transaction: Transaction): Promise<number | undefined> {
      const given = await members.find({}, { _id: 1 }).session(transaction).lean();
      const used = new Set(given.map(({ _id }) => _id));
      const next = memberNumbers.find((candidate) => !used.has(candidate));
      if (next === undefined) return undefined;
      await members.create([{ _id: next, paymentId, completedAt }], { session: transaction });
      return next;
    },

    async updateMemberRefunded(paymentId: string, refundedAt: Date, transaction: Transaction): Promise<void> {
      await members.updateOne({ paymentId }, { $set: { refundedAt } }, { session: transaction });
    },
  };
}

function toPayment({ _id: id, ...payment }: PaymentDocument): Payment {
  return { id, ...payment };
}
