import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { emptyList, type SavedScenario, type ScenarioList } from './scenario-list.js';

/** One per buyer, with all their scenarios, so that the second of two concurrent changes starts over. */
interface ScenarioListDocument extends ScenarioList {
  /** The user's id. */
  readonly _id: string;
}

const scenarioSchema = new Schema<SavedScenario>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    figures: { type: Schema.Types.Mixed, required: true },
    level: { type: String, required: true },
    savedAt: { type: Date, required: true },
    savedRowIds: { type: [String], required: true },
    link: {
      type: new Schema(
        { tokenHash: { type: String, required: true }, sharedAt: { type: Date, required: true } },
        { _id: false, strict: 'throw' },
      ),
      default: null,
    },
  },
  { _id: false, id: false, strict: 'throw', minimize: false },
);

const scenarioListSchema = new Schema<ScenarioListDocument>(
  {
    _id: { type: String, required: true },
    pinnedId: { type: String, default: null },
    scenarios: { type: [scenarioSchema], required: true },
  },
  { versionKey: false, collection: 'scenario-lists', strict: 'throw', minimize: false },
).index({ 'scenarios.link.tokenHash': 1 });

export type ScenarioStore = ReturnType<typeof createScenarioStore>;

export function createScenarioStore(connection: Connection) {
  const lists = connection.model('ScenarioList', scenarioListSchema);

  const findByUser = async (userId: string, transaction: Transaction | null = null): Promise<ScenarioList> => {
    const { scenarios, pinnedId } = (await lists.findById(userId).session(transaction).lean()) ?? emptyList;
    return { scenarios, pinnedId };
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [lists]),

    findByUser,

    /** Any buyer's scenario whose link has this hash. */
    async findByTokenHash(tokenHash: string): Promise<SavedScenario | undefined> {
      const found = await lists.findOne({ 'scenarios.link.tokenHash': tokenHash }).lean();
      return found?.scenarios.find(({ link }) => link?.tokenHash === tokenHash);
    },

    /** The list must have been read in the same transaction. */
    async replace(userId: string, list: ScenarioList, transaction: Transaction): Promise<void> {
      await lists.updateOne({ _id: userId }, { $set: list }, { session: transaction, upsert: true });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await lists.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export, except the hashes of links, which are of no use. */
    async findForExport(userId: string) {
      const { scenarios, pinnedId } = await findByUser(userId);
      return scenarios.map(({ link, ...scenario }) => ({
        ...scenario,
        savedAt: scenario.savedAt.toISOString(),
        pinned: scenario.id === pinnedId,
        sharedAt: link?.sharedAt.toISOString() ?? null,
      }));
    },
  };
}
