import { liveStatuses, type Offer, type OfferStatus } from '@hearthway/contracts/journey';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

/** An offer with its buyer. */
export interface StoredOffer extends Offer {
  readonly userId: string;
}

interface OfferDocument extends Omit<Offer, 'id' | 'createdAt' | 'updatedAt'> {
  _id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
}

const offerSchema = new Schema<OfferDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    homeId: { type: String, required: true },
    address: { type: String, required: true },
    status: { type: String, required: true },
    // Parsed by the contract, as all parts are.
    comparables: { type: Schema.Types.Mixed, required: true },
    terms: { type: Schema.Types.Mixed, required: true },
    history: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'offers', strict: 'throw', minimize: false },
).index({ userId: 1, createdAt: -1 });

export type OfferStore = ReturnType<typeof createOfferStore>;

export function createOfferStore(connection: Connection) {
  const offers = connection.model('Offer', offerSchema);

  const findByUser = async (userId: string): Promise<StoredOffer[]> => {
    const found = await offers.find({ userId }).sort({ createdAt: -1 }).lean();
    return found.map(toOffer);
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [offers]),

    /** Latest first. */
    findByUser,

    async findById(
      userId: string,
      id: string,
      transaction: Transaction | null = null,
    ): Promise<StoredOffer | undefined> {
      const found = await offers.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toOffer(found) : undefined;
    },

    async count(userId: string): Promise<number> {
      return offers.countDocuments({ userId });
    },

    /** Offers that wait for an answer. */
    async countLive(userId: string): Promise<number> {
      return offers.countDocuments({ userId, status: trusted({ $in: [...liveStatuses] }) });
    },

    /** Whether any offer for a home waits for an answer. */
    async hasLive(userId: string, homeId: string, transaction: Transaction): Promise<boolean> {
      const live = { userId, homeId, status: trusted({ $in: [...liveStatuses] }) };
      return (await offers.exists(live).session(transaction)) !== null;
    },

    /** How far the buyer has come with any of their offers. */
    async findStatuses(userId: string): Promise<OfferStatus[]> {
      return offers.distinct('status', { userId });
    },

    /** False if there is one with this id already. */
    async insert(offer: StoredOffer): Promise<boolean> {
      try {
        await offers.insertMany([toDocument(offer)]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** False if it isn't there in this version. */
    async replace(offer: StoredOffer, version: number, transaction: Transaction | null = null): Promise<boolean> {
      const { _id, userId, ...changed } = toDocument(offer);
      const { matchedCount } = await offers.updateOne({ _id, userId, version }, { $set: changed }).session(transaction);
      return matchedCount === 1;
    },

    /** False if it isn't there in this version. */
    async delete(userId: string, id: string, version: number): Promise<boolean> {
      const { deletedCount } = await offers.deleteOne({ _id: id, userId, version });
      return deletedCount === 1;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await offers.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Offer[] | undefined> {
      const found = await findByUser(userId);
      return found.length > 0 ? found.map(shown) : undefined;
    },
  };
}

/** What the buyer sees. */
export function shown({ userId: _userId, ...offer }: StoredOffer): Offer {
  return offer;
}

function toDocument({ id, createdAt, updatedAt, ...offer }: StoredOffer): OfferDocument {
  return { _id: id, ...offer, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

function toOffer({ _id, createdAt, updatedAt, ...document }: OfferDocument): StoredOffer {
  return { id: _id, ...document, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
