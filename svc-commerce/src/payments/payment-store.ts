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
  /** With the key that orders of one address are found by. */
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

/** A seat that was paid for. Its id is the seat and the member's number, so the unique id decides between simultaneous payers. */
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

/** Whether a transaction failed only because another one was faster, so that it can be tried again. */
export const isConflict = (error: unknown): boolean => error instanceof ChangedMeanwhile || isDuplicateKey(error);

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Orders, and the founding members' seats, which change in one transaction with the orders that paid for them. */
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

    /** Completed orders that were made with this address, however it is spelled, also those refunded since. */
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

    /** The order belongs to this account: if it is refunded, its receipt only. */
    async updateUser(
      { id, status }: Pick<Payment, 'id' | 'status'>,
      userId: string,
      transaction: Transaction,
    ): Promise<void> {
      const owner = { userId, ...(status === 'refunded' && { isReceiptOnly: true }) };
      await payments.updateOne({ _id: id }, { $set: owner }, { session: transaction });
    },

    /** The orders of an account belong to nobody. */
    async deleteUser(userId: string, transaction: Transaction): Promise<void> {
      await payments.updateMany({ userId }, { $unset: { userId: 1 } }, { session: transaction });
    },

    /** Orders of a buyer whose checkout was opened and is not known to be closed. */
    async findOpen({ productType, emailKey, networkKey }: BuyerKey): Promise<Payment[]> {
      const found = await payments.find({ productType, emailKey, networkKey }).lean();
      // Not in the query: an engine may then look through all orders that ever had a checkout.
      return found.filter(({ sessionId }) => sessionId !== undefined).map(toPayment);
    },

    /** When a network that has so many open orders may order again; undefined when it has fewer. */
    async findFullUntil(networkKey: string, maximum: number): Promise<Date | undefined> {
      const [found] = await payments
        .find({ networkKey }, { expiresAt: 1 })
        .sort({ expiresAt: -1 })
        .skip(maximum - 1)
        .limit(1)
        .lean();
      return found?.expiresAt;
    },

    /** Orders that the sweep has to check, those due longest first. */
    async findDue(now: Date, limit: number): Promise<Payment[]> {
      const found = await payments
        .find({ nextLookAt: mongoose.trusted({ $exists: true, $lte: now }) }) // not every engine infers $exists from $lte
        .sort({ nextLookAt: 1 })
        .limit(limit)
        .lean();
      return found.map(toPayment);
    },

    /** @throws an error that `isConflict` knows when the order is not pending any more */
    async updateSession(id: string, sessionId: string, transaction: Transaction): Promise<void> {
      const filter = { _id: id, status: 'pending' } as const;
      const { matchedCount } = await payments.updateOne(filter, { $set: { sessionId } }, { session: transaction });
      if (matchedCount === 0) throw new ChangedMeanwhile();
    },

    /**
     * Stores a settlement and what follows from it: the order is open no more, the sweep has only a refund left to request,
     * when a refunded order was paid is kept, and an unpaid order's buyer is deleted 30 days later.
     * @throws an error that `isConflict` knows when the status is no longer the one that was read
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

    /** False when another instance is checking the order, or there is nothing left to check. */
    async updateNextLook({ id, nextLookAt }: Payment, next: Date): Promise<boolean> {
      if (!nextLookAt) return false;
      const update = { $set: { nextLookAt: next }, $inc: { looks: 1 } };
      const { modifiedCount } = await payments.updateOne({ _id: id, nextLookAt }, update);
      return modifiedCount === 1;
    },

    /** Deletes the buyers of orders that ended unpaid long enough ago. */
    async deleteBuyers(now: Date): Promise<void> {
      const due = { forgetAt: mongoose.trusted({ $exists: true, $lte: now }) };
      await payments.updateMany(due, { $unset: { buyer: 1, forgetAt: 1 } });
    },

    /** Seats that were paid for, and whether none is left. A refunded member's seat counts, since its number is never sold again. */
    async countMembers(): Promise<{ count: number; soldOut: boolean }> {
      const count = await members.countDocuments({});
      return { count, soldOut: count >= foundingMember.limit };
    },

    /**
     * Inserts a member with the lowest number that nobody has had, and returns it; undefined when none is left. The number is
     * chosen here because its unique id decides between transactions: the slower one fails with an error that `isConflict`
     * knows. Inserting an id works alike on every engine that we support.
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
