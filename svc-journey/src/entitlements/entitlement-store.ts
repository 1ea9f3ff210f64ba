import type { ProductType } from '@hearthway/contracts/commerce';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** Something that a buyer paid for, as svc-commerce told us. */
export interface Entitlement {
  readonly userId: string;
  /** The order that paid for it. */
  readonly paymentId: string;
  readonly productType: ProductType;
  readonly memberNumber?: number | undefined;
}

type EntitlementDocument = Entitlement & {
  _id: string;
  since: Date;
  /** It was refunded. Kept, so that a late message cannot bring it back. */
  endedAt?: Date;
};

const text = { type: String, required: true } as const;
const entitlementSchema = new Schema<EntitlementDocument>(
  {
    _id: text,
    userId: text,
    paymentId: text,
    productType: text,
    memberNumber: Number,
    since: { type: Date, required: true },
    endedAt: Date,
  },
  { versionKey: false, collection: 'entitlements', strict: 'throw' },
).index({ userId: 1, productType: 1 });

export type EntitlementStore = ReturnType<typeof createEntitlementStore>;

export function createEntitlementStore(connection: Connection) {
  const entitlements = connection.model('Entitlement', entitlementSchema);
  const idOf = ({ userId, paymentId }: Entitlement) => `${paymentId}:${userId}`;

  return {
    ensureIndexes: () => ensureIndexes(connection, [entitlements]),

    /** Repeating it changes nothing, nor does a message that is older than the end. */
    async insert(entitlement: Entitlement, since: Date, transaction: Transaction): Promise<void> {
      await entitlements.updateOne(
        { _id: idOf(entitlement) },
        { $setOnInsert: { ...entitlement, since } },
        { upsert: true, session: transaction },
      );
    },

    /** Also of one that we have not been told of yet. */
    async updateEnded(entitlement: Entitlement, endedAt: Date, transaction: Transaction): Promise<void> {
      await entitlements.updateOne(
        { _id: idOf(entitlement) },
        { $setOnInsert: { ...entitlement, since: endedAt }, $set: { endedAt } },
        { upsert: true, session: transaction },
      );
    },

    /** Whether the buyer has the Offer Toolkit now. */
    async hasToolkit(userId: string, transaction?: Transaction): Promise<boolean> {
      const owned = { userId, productType: 'offer_toolkit', endedAt: null } as const;
      return (await entitlements.exists(owned).session(transaction ?? null)) !== null;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await entitlements.deleteMany({ userId }, { session: transaction });
    },

    async findForExport(userId: string) {
      const found = await entitlements.find({ userId }).sort({ since: 1 }).lean();
      return found.map(({ paymentId, productType, memberNumber = null, since, endedAt = null }) => ({
        paymentId,
        productType,
        memberNumber,
        since,
        endedAt,
      }));
    },
  };
}
