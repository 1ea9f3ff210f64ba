import { addressKey } from '@hearthway/contracts/home-address';
import type { Home, HomeStage } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import { shown, type StoredHome } from './stored-home.js';

interface HomeDocument extends Omit<StoredHome, 'id'> {
  readonly _id: string;
  readonly addressKey: string;
}

/** One per buyer who has ever saved a home. */
interface HomeBoardDocument {
  readonly _id: string;
  readonly turns: number;
}

const homeSchema = new Schema<HomeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    addressKey: { type: String, required: true },
    version: { type: Number, required: true },
    // This and the next two are parsed by the contract.
    facts: { type: Schema.Types.Mixed, required: true },
    impressions: { type: Schema.Types.Mixed, required: true },
    priceHistory: { type: Schema.Types.Mixed, required: true },
    stage: { type: String, required: true },
    tourAt: { type: Date, default: null },
    lastRequestId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'homes', strict: 'throw', minimize: false },
)
  .index({ userId: 1, createdAt: -1, _id: 1 })
  .index({ userId: 1, addressKey: 1 }, { unique: true });

const homeBoardSchema = new Schema<HomeBoardDocument>(
  { _id: { type: String, required: true }, turns: { type: Number, required: true } },
  { versionKey: false, collection: 'home-boards', strict: 'throw' },
);

export type HomeStore = ReturnType<typeof createHomeStore>;

export function createHomeStore(connection: Connection) {
  const homes = connection.model('Home', homeSchema);
  const boards = connection.model('HomeBoard', homeBoardSchema);

  const findByUser = async (userId: string, transaction: Transaction | null = null): Promise<StoredHome[]> => {
    const found = await homes.find({ userId }).sort({ createdAt: -1, _id: 1 }).session(transaction).lean();
    return found.map(toHome);
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [homes, boards]),

    /** Newest first. */
    findByUser,

    /** Undefined if the buyer has no such home. */
    async findById(userId: string, id: string, transaction: Transaction | null): Promise<StoredHome | undefined> {
      const found = await homes.findOne({ _id: id, userId }).session(transaction).lean();
      return found ? toHome(found) : undefined;
    },

    /** Whether the buyer has a home in one of these columns. */
    async hasAny(userId: string, stages: readonly HomeStage[], transaction: Transaction | null): Promise<boolean> {
      const found = await homes.exists({ userId, stage: mongoose.trusted({ $in: [...stages] }) }).session(transaction);
      return found !== null;
    },

    async count(userId: string, transaction: Transaction): Promise<number> {
      return homes.countDocuments({ userId }).session(transaction);
    },

    /**
     * When two transactions add homes or change addresses, this makes the second start over and see what the first did.
     * That keeps the maximum from being exceeded and an address from being saved twice.
     */
    async takeTurn(userId: string, transaction: Transaction): Promise<void> {
      await boards.updateOne({ _id: userId }, { $inc: { turns: 1 } }, { session: transaction, upsert: true });
    },

    /** Homes must be new or read in the same transaction. */
    async save(changed: readonly StoredHome[], transaction: Transaction): Promise<void> {
      const writes = changed.map((home) => {
        const { _id, userId, ...replacement } = toDocument(home);
        return { updateOne: { filter: { _id, userId }, update: { $set: replacement }, upsert: true } };
      });
      await homes.bulkWrite(writes, { session: transaction });
    },

    async delete({ userId, id }: StoredHome, transaction: Transaction): Promise<void> {
      await homes.deleteOne({ _id: id, userId }, { session: transaction });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await homes.deleteMany({ userId }, { session: transaction });
      await boards.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Home[]> {
      return (await findByUser(userId)).map(shown);
    },
  };
}

const toDocument = ({ id, ...home }: StoredHome): HomeDocument => ({
  _id: id,
  addressKey: addressKey(home.facts),
  ...home,
});

const toHome = ({ _id, addressKey: _key, ...home }: HomeDocument): StoredHome => ({ id: _id, ...home });
