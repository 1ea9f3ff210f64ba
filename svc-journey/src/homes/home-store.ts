import type { Home, HomeEntry, HomeImpressions, HomeStage } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import { shown, type StoredHome } from './stored-home.js';

interface HomeDocument {
  _id: string;
  userId: string;
  version: number;
  /** Both parsed by the contract. */
  entry: HomeEntry;
  impressions: HomeImpressions;
  stage: HomeStage;
  tourAt: Date | null;
  tourEventId: string | null;
  priceHistory: { priceCents: number; since: Date }[];
  statusCheckedAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** One per buyer who has ever saved a home. Counted in the same transaction as each change, so that two requests can't both take the last place. */
interface HomeBoardDocument {
  _id: string;
  homes: number;
  /** How many of them are under offer or contract. */
  offers: number;
  /** Counts those who wanted the board to themselves. Missing before the first. */
  turns?: number;
}

export type HomeCounts = Pick<HomeBoardDocument, 'homes' | 'offers'>;

const homeSchema = new Schema<HomeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    impressions: { type: Schema.Types.Mixed, required: true },
    stage: { type: String, required: true },
    tourAt: Date,
    tourEventId: String,
    priceHistory: { type: Schema.Types.Mixed, required: true },
    statusCheckedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'homes', strict: 'throw', minimize: false },
).index({ userId: 1, createdAt: -1, _id: 1 });

const homeBoardSchema = new Schema<HomeBoardDocument>(
  {
    _id: { type: String, required: true },
    homes: { type: Number, required: true },
    offers: { type: Number, required: true },
    turns: Number,
  },
  { versionKey: false, collection: 'home-boards', strict: 'throw' },
);

export type HomeStore = ReturnType<typeof createHomeStore>;

export function createHomeStore(connection: Connection) {
  const homes = connection.model('Home', homeSchema);
  const boards = connection.model('HomeBoard', homeBoardSchema);

  const findByUser = async (userId: string): Promise<StoredHome[]> => {
    const found = await homes.find({ userId }).sort({ createdAt: -1, _id: 1 }).lean();
    return found.map(toStoredHome);
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [homes, boards]),

    /** Newest first. */
    findByUser,

    /** Those that there are, in no order. */
    async findByIds(userId: string, ids: readonly string[], transaction: Transaction | null): Promise<StoredHome[]> {
      const found = await homes
        .find({ _id: mongoose.trusted({ $in: [...ids] }), userId })
        .session(transaction)
        .lean();
      return found.map(toStoredHome);
    },

    async findCounts(userId: string): Promise<HomeCounts> {
      const { homes = 0, offers = 0 } = (await boards.findById(userId).lean()) ?? {};
      return { homes, offers };
    },

    async insert(added: readonly StoredHome[], transaction: Transaction): Promise<void> {
      await homes.insertMany(added.map(toDocument), { session: transaction });
    },

    /** False if the stored version isn't this one. */
    async replace(home: StoredHome, version: number, transaction: Transaction): Promise<boolean> {
      const { _id, userId, ...changed } = toDocument(home);
      const { modifiedCount } = await homes.updateOne(
        { _id, userId, version },
        { $set: changed },
        { session: transaction },
      );
      return modifiedCount === 1;
    },

    async delete({ userId, id, version }: StoredHome, transaction: Transaction): Promise<boolean> {
      const { deletedCount } = await homes.deleteOne({ _id: id, userId, version }, { session: transaction });
      return deletedCount === 1;
    },

    /** Until the transaction ends, another one that wants a turn waits, or starts again. */
    async takeTurn(userId: string, transaction: Transaction): Promise<void> {
      await boards.updateOne({ _id: userId }, { $inc: { turns: 1 } }, { session: transaction });
    },

    /** Returns the counts after adding these. */
    async updateCounts(userId: string, added: HomeCounts, transaction: Transaction): Promise<HomeCounts> {
      const { homes, offers } = await boards
        .findOneAndUpdate(
          { _id: userId },
          { $inc: added },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      return { homes, offers };
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

function toDocument(home: StoredHome): HomeDocument {
  const { id, userId, version, notes, ratings, stage, tourAt, tourEventId, priceHistory, ...rest } = home;
  const { statusCheckedAt, createdAt, updatedAt, ...entry } = rest;
  return {
    _id: id,
    userId,
    version,
    entry,
    impressions: { notes, ratings },
    stage,
    tourAt: tourAt === null ? null : new Date(tourAt),
    tourEventId,
    priceHistory: priceHistory.map(({ priceCents, since }) => ({ priceCents, since: new Date(since) })),
    statusCheckedAt: new Date(statusCheckedAt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

function toStoredHome({ _id, userId, version, entry, impressions, ...rest }: HomeDocument): StoredHome {
  const { stage, tourAt, tourEventId, priceHistory, statusCheckedAt, createdAt, updatedAt } = rest;
  return {
    id: _id,
    userId,
    version,
    ...entry,
    ...impressions,
    stage,
    tourAt: tourAt?.toISOString() ?? null,
    tourEventId,
    priceHistory: priceHistory.map(({ priceCents, since }) => ({ priceCents, since: since.toISOString() })),
    statusCheckedAt: statusCheckedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
