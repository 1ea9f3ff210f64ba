import {
  emptyAppraisal,
  emptyUnderwriting,
  type AppraisalEntry,
  type UnderwritingEntry,
} from '@hearthway/contracts/journey';
import { ensureIndexes, repeatOnDuplicate, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** A part of a file, saved on its own. `version` counts the saves; 0 before the first. */
export interface FilePart<Entry> {
  readonly version: number;
  readonly entry: Entry;
  readonly updatedAt: string | null;
}

/** What a buyer keeps of the loan and the appraisal of one contract. */
export interface UnderwritingFile {
  readonly contractId: string;
  readonly underwriting: FilePart<UnderwritingEntry>;
  readonly appraisal: FilePart<AppraisalEntry>;
}

/** One of the parts to save, with its next version. */
export type SavedPart =
  | { readonly part: 'underwriting'; readonly version: number; readonly entry: UnderwritingEntry }
  | { readonly part: 'appraisal'; readonly version: number; readonly entry: AppraisalEntry };

interface StoredPart<Entry> {
  version: number;
  /** Parsed by the contract. */
  entry: Entry;
  updatedAt: Date;
}

interface FileDocument {
  /** The contract’s id. */
  _id: string;
  userId: string;
  /** Missing before its first save, as the other one is. */
  underwriting?: StoredPart<UnderwritingEntry>;
  appraisal?: StoredPart<AppraisalEntry>;
}

const fileSchema = new Schema<FileDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    underwriting: Schema.Types.Mixed,
    appraisal: Schema.Types.Mixed,
  },
  { versionKey: false, collection: 'underwriting-files', strict: 'throw', minimize: false },
).index({ userId: 1, _id: 1 });

export type UnderwritingStore = ReturnType<typeof createUnderwritingStore>;

export function createUnderwritingStore(connection: Connection) {
  const files = connection.model('UnderwritingFile', fileSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [files]),

    /** Both parts are empty before their first save. */
    async findByContract(
      userId: string,
      contractId: string,
      transaction: Transaction | null = null,
    ): Promise<UnderwritingFile> {
      const found = await files.findOne({ _id: contractId, userId }).session(transaction).lean();
      return toFile(found ?? { _id: contractId, userId });
    },

    /** If another request was the first to insert, the transaction runs again and finds its file. */
    async save(
      userId: string,
      contractId: string,
      { part, version, entry }: SavedPart,
      updatedAt: Date,
      transaction: Transaction,
    ): Promise<void> {
      await repeatOnDuplicate(() =>
        files.updateOne(
          { _id: contractId, userId },
          { $set: { [part]: { version, entry, updatedAt } } },
          { upsert: true, session: transaction },
        ),
      );
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await files.deleteMany({ userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string): Promise<UnderwritingFile[] | undefined> {
      const found = await files.find({ userId }).sort({ _id: 1 }).lean();
      return found.length > 0 ? found.map(toFile) : undefined;
    },
  };
}

function toFile({ _id, underwriting, appraisal }: FileDocument): UnderwritingFile {
  return {
    contractId: _id,
    underwriting: toPart(underwriting, emptyUnderwriting),
    appraisal: toPart(appraisal, emptyAppraisal),
  };
}

function toPart<Entry>(part: StoredPart<Entry> | undefined, empty: Entry): FilePart<Entry> {
  if (!part) return { version: 0, entry: empty, updatedAt: null };
  return { version: part.version, entry: part.entry, updatedAt: part.updatedAt.toISOString() };
}
