import type { BuyerFigures } from '@hearthway/contracts/affordability';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { emptyList, type SavedScenario, type ScenarioList } from './scenario-list.js';

interface ScenarioPart {
  id: string;
  version: number;
  name: string;
  /** Parsed by the contract. */
  figures: BuyerFigures;
  savedAt: Date;
  savedRowIds: string[];
  link: { tokenHash: string; sharedAt: Date } | null;
}

/** One per buyer, with all their scenarios: so the limit, and the one pin, hold without a lock. */
interface ScenarioListDocument {
  /** The user's id. */
  _id: string;
  /** Counts the changes: a change is stored only if nobody else made one since it was read. */
  revision: number;
  pinnedId: string | null;
  scenarios: ScenarioPart[];
}

const part = new Schema<ScenarioPart>(
  {
    id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    figures: { type: Schema.Types.Mixed, required: true },
    savedAt: { type: Date, required: true },
    savedRowIds: { type: [String], required: true },
    link: { type: Schema.Types.Mixed, default: null },
  },
  { _id: false, id: false, strict: 'throw', minimize: false },
);

const scenarioListSchema = new Schema<ScenarioListDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    pinnedId: { type: String, default: null },
    scenarios: { type: [part], required: true },
  },
  { versionKey: false, collection: 'scenario-lists', strict: 'throw', minimize: false },
).index({ 'scenarios.link.tokenHash': 1 });

export type ScenarioStore = ReturnType<typeof createScenarioStore>;

/** A list and which revision it is; 0 before the first change. */
export interface StoredScenarioList extends ScenarioList {
  readonly revision: number;
}

export function createScenarioStore(connection: Connection) {
  const lists = connection.model('ScenarioList', scenarioListSchema);

  const findByUser = async (userId: string, transaction?: Transaction): Promise<StoredScenarioList> => {
    const found = await lists.findById(userId, null, transaction ? { session: transaction } : {}).lean();
    return found ? toList(found) : { ...emptyList, revision: 0 };
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [lists]),

    findByUser,

    /** The scenario whose link has this hash, of any buyer. */
    async findByTokenHash(tokenHash: string): Promise<SavedScenario | undefined> {
      const found = await lists.findOne({ 'scenarios.link.tokenHash': tokenHash }).lean();
      return found?.scenarios.find(({ link }) => link?.tokenHash === tokenHash);
    },

    /** Compare-and-set; revision 0 inserts. @throws ListChanged, with nothing written, if the stored revision differs */
    async replace(userId: string, revision: number, list: ScenarioList, transaction: Transaction): Promise<void> {
      const next = { ...list, scenarios: [...list.scenarios] as ScenarioPart[], revision: revision + 1 };
      try {
        const stored = await lists.updateOne(
          { _id: userId, revision },
          { $set: next },
          { session: transaction, upsert: revision === 0 },
        );
        if (stored.modifiedCount + stored.upsertedCount === 0) throw new ListChanged();
      } catch (error) {
        throw isDuplicateKey(error) ? new ListChanged() : error;
      }
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await lists.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export, except the hashes of links: a hash tells a buyer nothing. */
    async findForExport(userId: string) {
      const { scenarios, pinnedId } = await findByUser(userId);
      return {
        pinnedId,
        scenarios: scenarios.map(({ link, ...scenario }) => ({
          ...scenario,
          savedAt: scenario.savedAt.toISOString(),
          sharedAt: link?.sharedAt.toISOString() ?? null,
        })),
      };
    },
  };
}

/** Another request changed the list first. Reading it again helps. */
export class ListChanged extends Error {
  override readonly name = 'ListChanged';
}

function toList({ revision, pinnedId, scenarios }: ScenarioListDocument): StoredScenarioList {
  return { revision, pinnedId, scenarios };
}
