import type { Offer, OfferStatus } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

export interface StoredOffer extends Offer {
  readonly userId: string;
}

interface OfferDocument extends Omit<StoredOffer, 'id'> {
  readonly _id: string;
}

/** One per buyer who has ever begun an offer, or had a home under contract. */
interface OfferTurnsDocument {
  readonly _id: string;
  readonly turns: number;
}

const offerSchema = new Schema<OfferDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    homeId: { type: String, required: true },
    address: { type: String, required: true },
    status: { type: String, required: true },
    // These three are parsed by the contract.
    comparables: { type: Schema.Types.Mixed, required: true },
    terms: { type: Schema.Types.Mixed, required: true },
    history: { type: Schema.Types.Mixed, required: true },
    // ISO date-times, as in the history.
    createdAt: { type: String, required: true },
    updatedAt: { type: String, required: true },
  },
  { versionKey: false, collection: 'offers', strict: 'throw', minimize: false },
).index({ userId: 1, createdAt: -1, _id: 1 });

const offerTurnsSchema = new Schema<OfferTurnsDocument>(
  { _id: { type: String, required: true }, turns: { type: Number, required: true } },
  { versionKey: false, collection: 'offer-turns', strict: 'throw' },
);

/** Which of a buyer's offers to count. */
interface OfferFilter {
  readonly statuses: readonly OfferStatus[];
  /** Offers for one home. */
  readonly homeId?: string;
}

export type OfferStore = ReturnType<typeof createOfferStore>;

export function createOfferStore(connection: Connection) {
  const offers = connection.model('Offer', offerSchema);
  const turns = connection.model('OfferTurns', offerTurnsSchema);

  const findByUser = async (userId: string, transaction: Transaction | null = null): Promise<Offer[]> => {
    const found = await offers.find({ userId }).sort({ createdAt: -1, _id: 1 }).session(transaction).lean();
    return found.map((document) => shown(toOffer(document)));
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [offers, turns]),

    /** Latest first. */
    findByUser,

    /** Undefined if the buyer has no such offer. */
    async findById(userId: string, id: string, transaction: Transaction | null): Promise<StoredOffer | undefined> {
      const found = await offers.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toOffer(found) : undefined;
    },

    async count(
      userId: string,
      { statuses, ...filter }: OfferFilter,
      transaction: Transaction | null,
    ): Promise<number> {
      return offers.countDocuments({ userId, ...filter, status: trusted({ $in: [...statuses] }) }).session(transaction);
    },

    /**
     * When two transactions change a buyer's offers, this makes the second start over and see what the first did: the maximum
     * isn't exceeded, and a home stays in the column Offer exactly as long as one of its offers is live.
     */
    async takeTurn(userId: string, transaction: Transaction): Promise<void> {
      await turns.updateOne({ _id: userId }, { $inc: { turns: 1 } }, { session: transaction, upsert: true });
    },

    /** The offer must be new or read in the same transaction, after `takeTurn`. */
    async save({ id, userId, ...offer }: StoredOffer, transaction: Transaction): Promise<void> {
      await offers.updateOne({ _id: id, userId }, { $set: offer }, { session: transaction, upsert: true });
    },

    async delete({ id, userId }: Pick<StoredOffer, 'id' | 'userId'>, transaction: Transaction): Promise<void> {
      await offers.deleteOne({ _id: id, userId }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await offers.deleteMany({ userId }, { session: transaction });
      await turns.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    findForExport: (userId: string) => findByUser(userId),
  };
}

/** What the buyer sees. */
export function shown({ userId: _userId, ...offer }: StoredOffer): Offer {
  return offer;
}

const toOffer = ({ _id, ...offer }: OfferDocument): StoredOffer => ({ id: _id, ...offer });
