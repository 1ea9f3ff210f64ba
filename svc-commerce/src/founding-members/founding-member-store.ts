import { foundingMember } from '@hearthway/contracts/constants';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { randomInt } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';

/** Who has paid for a membership. The id is the member's number, so that no number can be given twice. */
interface FoundingMemberDocument {
  _id: number;
  paymentId: string;
  completedAt: Date;
  refundedAt?: Date;
}

/**
 * A place that nobody else can pay for: held for an order, or a member's for good. One document for each of a hundred places,
 * and its unique id decides between many at once, since inserting an id is the one thing that works alike on every engine
 * that we run on. A counter would need all of them to wait for one document.
 */
interface FoundingSeatDocument {
  _id: number;
  paymentId: string;
}

const options = { versionKey: false, strict: 'throw' } as const;
const number = { type: Number, required: true, min: 1, max: foundingMember.limit } as const;
const paymentId = { type: String, required: true } as const;

const foundingMemberSchema = new Schema<FoundingMemberDocument>(
  { _id: number, paymentId, completedAt: { type: Date, required: true }, refundedAt: Date },
  { ...options, collection: 'founding_members' },
).index({ paymentId: 1 }, { unique: true });

const foundingSeatSchema = new Schema<FoundingSeatDocument>(
  { _id: number, paymentId },
  { ...options, collection: 'founding_seats' },
).index({ paymentId: 1 }, { unique: true });

const numbers = Array.from({ length: foundingMember.limit }, (_, index) => index + 1);

export type FoundingMemberStore = ReturnType<typeof createFoundingMemberStore>;

export function createFoundingMemberStore(connection: Connection) {
  const members = connection.model('FoundingMember', foundingMemberSchema);
  const seats = connection.model('FoundingSeat', foundingSeatSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [members, seats]),

    /** Those who have paid and were not given their money back, and whether every number was given to somebody. */
    async count(): Promise<{ count: number; soldOut: boolean }> {
      const count = await members.countDocuments({ refundedAt: null });
      const given = await members.countDocuments({});
      return { count, soldOut: given >= foundingMember.limit };
    },

    /** Whether no seat is left, at this moment. */
    isFull: async (): Promise<boolean> => (await seats.countDocuments({})) >= foundingMember.limit,

    /**
     * A seat for the payment, which may have one already; false when none is left. Fails with a duplicate key when another
     * transaction takes the same at the same time: any of the free ones is tried, so that this is seldom.
     */
    async holdSeat(payment: string, transaction: Transaction): Promise<boolean> {
      const taken = await seats.find({}).session(transaction).lean();
      if (taken.some((seat) => seat.paymentId === payment)) return true;
      const free = without(taken);
      const seat = free.length > 0 ? free[randomInt(free.length)] : undefined;
      if (seat === undefined) return false;
      await seats.create([{ _id: seat, paymentId: payment }], { session: transaction });
      return true;
    },

    async freeSeat(payment: string, transaction: Transaction): Promise<void> {
      await seats.deleteOne({ paymentId: payment }, { session: transaction });
    },

    /** The next number. Fails with a duplicate key when another transaction gives the same at the same time. */
    async admit(payment: string, completedAt: Date, transaction: Transaction): Promise<number> {
      const [next] = without(await members.find({}).session(transaction).lean());
      if (next === undefined) throw new Error('A seat was held for a founding member, and there is no number');
      await members.create([{ _id: next, paymentId: payment, completedAt }], { session: transaction });
      return next;
    },

    /** Not counted any more. The number stays theirs, and so does the seat: it is sold once. */
    async refund(payment: string, refundedAt: Date, transaction: Transaction): Promise<void> {
      await members.updateOne({ paymentId: payment }, { $set: { refundedAt } }, { session: transaction });
    },
  };
}

function without(documents: readonly { readonly _id: number }[]): number[] {
  const used = new Set(documents.map(({ _id }) => _id));
  return numbers.filter((candidate) => !used.has(candidate));
}
