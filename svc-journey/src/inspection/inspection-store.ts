import {
  emptyInspection,
  type Inspection,
  type InspectionEntry,
  type PastDecision,
} from '@hearthway/contracts/journey';
import { ensureIndexes, repeatOnDuplicate, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface InspectionDocument {
  /** The contract’s id: one inspection for each. */
  _id: string;
  userId: string;
  version: number;
  /** Parsed by the contract, as decisions are. */
  entry: InspectionEntry;
  decisions: readonly PastDecision[];
  updatedAt: Date;
}

const inspectionSchema = new Schema<InspectionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
    entry: { type: Schema.Types.Mixed, required: true },
    decisions: { type: Schema.Types.Mixed, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'inspections', strict: 'throw', minimize: false },
).index({ userId: 1, updatedAt: -1 });

export type InspectionStore = ReturnType<typeof createInspectionStore>;

/** What a change of an inspection may replace. */
export interface InspectionChange {
  readonly entry: InspectionEntry;
  readonly decisions: readonly PastDecision[];
}

export function createInspectionStore(connection: Connection) {
  const inspections = connection.model('Inspection', inspectionSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [inspections]),

    /** Version 0 before the first save. */
    async find(userId: string, contractId: string, transaction: Transaction | null = null): Promise<Inspection> {
      const found = await inspections.findOne({ _id: contractId, userId }).session(transaction).lean();
      return found ? toInspection(found) : newInspection(contractId);
    },

    /**
     * Compare-and-set; version 0 inserts. False, with nothing written, if the stored version differs. If another request was the
     * first to insert, the transaction runs again and finds its inspection.
     */
    async replace(
      userId: string,
      { contractId, version }: Pick<Inspection, 'contractId' | 'version'>,
      change: InspectionChange,
      updatedAt: Date,
      transaction: Transaction,
    ): Promise<boolean> {
      const { matchedCount, upsertedCount } = await repeatOnDuplicate(() =>
        inspections.updateOne(
          { _id: contractId, userId, version },
          { $set: { ...change, version: version + 1, updatedAt } },
          { session: transaction, upsert: version === 0 },
        ),
      );
      return matchedCount + upsertedCount === 1;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await inspections.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<Inspection[] | undefined> {
      const found = await inspections.find({ userId }).sort({ updatedAt: -1 }).lean();
      return found.length > 0 ? found.map(toInspection) : undefined;
    },
  };
}

const newInspection = (contractId: string): Inspection => ({
  contractId,
  version: 0,
  ...emptyInspection,
  decisions: [],
  updatedAt: null,
});

function toInspection({ _id, version, entry, decisions, updatedAt }: InspectionDocument): Inspection {
  return { contractId: _id, version, ...entry, decisions: [...decisions], updatedAt: updatedAt.toISOString() };
}
