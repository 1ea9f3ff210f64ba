import { foundingMember } from '@hearthway/contracts/constants';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/**
 * A seat that was paid for. The id is the seat and the member's number, 1 to 100, so the unique id decides between many who
 * pay at once. Inserting an id is the one thing that works alike on every engine that we run on.
 */
interface FoundingMemberDocument {
  _id: number;
  paymentId: string;
  completedAt: Date;
  refundedAt?: Date;
}

const foundingMemberSchema = new Schema<FoundingMemberDocument>(
  {
    _id: { type: Number, required: true, min: 1, max: foundingMember.limit },
    paymentId: { type: String, required: true },
    completedAt: { type: Date, required: true },
    refundedAt: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'founding-members' },
).index({ paymentId: 1 }, { unique: true });

const numbers = Array.from({ length: foundingMember.limit }, (_, index) => index + 1);

export type FoundingMemberStore = ReturnType<typeof createFoundingMemberStore>;

export function createFoundingMemberStore(connection: Connection) {
  const members = connection.model('FoundingMember', foundingMemberSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [members]),

    /**
     * Seats that were paid for, and whether none is left. A refunded member's seat counts: its number is never given again,
     * so it is not for sale.
     */
    async count(): Promise<{ count: number; soldOut: boolean }> {
      const count = await members.countDocuments({});
      return { count, soldOut: count >= foundingMember.limit };
    },

    /**
     * Inserts a member with the lowest number that nobody has had, and returns it; undefined when none is left. The number
     * is chosen here, since its unique id is what decides between transactions: one that loses fails with a duplicate key.
     */
    async admit(payment: string, completedAt: Date, transaction: Transaction): Promise<number | undefined> {
      const given = await members.find({}, { _id: 1 }).session(transaction).lean();
      const used = new Set(given.map(({ _id }) => _id));
      const next = numbers.find((candidate) => !used.has(candidate));
      if (next === undefined) return undefined;
      await members.create([{ _id: next, paymentId: payment, completedAt }], { session: transaction });
      return next;
    },

    async updateRefunded(payment: string, refundedAt: Date, transaction: Transaction): Promise<void> {
      await members.updateOne({ paymentId: payment }, { $set: { refundedAt } }, { session: transaction });
    },
  };
}
