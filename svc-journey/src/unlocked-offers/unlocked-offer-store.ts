import type { ProductType } from '@hearthway/contracts/commerce';
import type { UnlockedOffer } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

interface UnlockedOfferDocument {
  _id: string;
  userId: string;
  paymentId: string;
  productType: ProductType;
  memberNumber?: number;
  linkedAt: Date;
  /** Whether the buyer has been told. */
  acknowledged: boolean;
  /** Stays after a refund, since the message that links the purchase may arrive after its refund's message. */
  refunded: boolean;
}

export interface LinkedPurchase {
  readonly id: string;
  readonly userId: string;
  readonly paymentId: string;
  readonly productType: ProductType;
  readonly memberNumber?: number | undefined;
  readonly linkedAt: Date;
}

const unlockedOfferSchema = new Schema<UnlockedOfferDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    paymentId: { type: String, required: true },
    productType: { type: String, required: true },
    memberNumber: Number,
    linkedAt: { type: Date, required: true },
    acknowledged: { type: Boolean, required: true },
    refunded: { type: Boolean, required: true },
  },
  { versionKey: false, collection: 'unlocked-offers', strict: 'throw' },
  // Includes the buyer, since a purchase can be linked to a new account while the old account's data awaits erasure.
).index({ userId: 1, paymentId: 1 }, { unique: true });

export type UnlockedOfferStore = ReturnType<typeof createUnlockedOfferStore>;

export function createUnlockedOfferStore(connection: Connection) {
  const offers = connection.model('UnlockedOffer', unlockedOfferSchema);

  /** Leaves anything already stored unchanged. */
  const insert = async (
    { id, userId, paymentId, productType, memberNumber, linkedAt }: LinkedPurchase,
    transaction: Transaction,
  ): Promise<void> => {
    const facts = { productType, linkedAt, ...(memberNumber !== undefined && { memberNumber }) };
    await offers.updateOne(
      { userId, paymentId },
      { $setOnInsert: { _id: id, ...facts, acknowledged: false, refunded: false } },
      { upsert: true, session: transaction },
    );
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [offers]),

    /** Newest first, without what was refunded. */
    async findByUser(userId: string): Promise<UnlockedOffer[]> {
      const found = await offers.find({ userId, refunded: false }).sort({ linkedAt: -1, _id: 1 }).lean();
      return found.map(({ _id, productType, memberNumber, acknowledged }) => ({
        id: _id,
        productType,
        ...(memberNumber !== undefined && { memberNumber }),
        isNew: !acknowledged,
      }));
    },

    insert,

    /** Also for a purchase that isn't stored yet, so that it isn't unlocked later. */
    async updateRefunded(purchase: LinkedPurchase, transaction: Transaction): Promise<void> {
      await insert(purchase, transaction);
      const { userId, paymentId } = purchase;
      await offers.updateOne({ userId, paymentId }, { $set: { refunded: true } }, { session: transaction });
    },

    /** Only the buyer's own. */
    async updateAcknowledged(userId: string, ids: readonly string[]): Promise<void> {
      await offers.updateMany({ userId, _id: trusted({ $in: ids }) }, { $set: { acknowledged: true } });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await offers.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const found = await offers.find({ userId }, { _id: 0, userId: 0 }).sort({ linkedAt: 1, paymentId: 1 }).lean();
      return found.map(({ linkedAt, ...rest }) => ({ ...rest, linkedAt: linkedAt.toISOString() }));
    },
  };
}
