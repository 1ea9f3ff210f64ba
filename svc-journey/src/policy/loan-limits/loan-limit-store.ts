import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { YearOfLimits } from './limit-rows.js';
import type { CountyLimit } from './limits-file.js';

interface LoanLimitsDocument {
  /** The year. */
  _id: number;
  loadedAt: Date;
  counties: CountyLimit[];
}

const loanLimitsSchema = new Schema<LoanLimitsDocument>(
  {
    _id: { type: Number, required: true },
    loadedAt: { type: Date, required: true },
    counties: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'loan-limits', strict: 'throw' },
);

export type LoanLimitStore = ReturnType<typeof createLoanLimitStore>;

export function createLoanLimitStore(connection: Connection) {
  const limits = connection.model('LoanLimits', loanLimitsSchema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [limits]),

    /** Replaces the list of the year, if there is one. */
    async save({ year, loadedAt, counties }: YearOfLimits): Promise<void> {
      await limits.replaceOne({ _id: year }, { loadedAt, counties: [...counties] }, { upsert: true });
    },

    /** Changes whenever a list is loaded. */
    async version(): Promise<string> {
      const found = await limits.find({}, { loadedAt: 1 }).sort({ _id: 1 }).lean();
      return found.map(({ _id, loadedAt }) => `${_id} ${loadedAt.toISOString()}`).join(', ');
    },

    /** By year. */
    async list(): Promise<YearOfLimits[]> {
      const found = await limits.find().sort({ _id: 1 }).lean();
      return found.map(({ _id, loadedAt, counties }) => ({ year: _id, loadedAt, counties }));
    },
  };
}
