import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import { limitPrograms, type CountyLimit, type LoadedLimits } from './year-of-limits.js';

interface LoanLimitsDocument {
  /** The year. */
  _id: number;
  loadedAt: Date;
  counties: CountyLimit[];
}

const loanLimitsSchema = (collection: string) =>
  new Schema<LoanLimitsDocument>(
    {
      _id: { type: Number, required: true },
      loadedAt: { type: Date, required: true },
      counties: { type: Schema.Types.Mixed, required: true },
    },
    { versionKey: false, collection, strict: 'throw' },
  );

export type LoanLimitStore = ReturnType<typeof createLoanLimitStore>;

export function createLoanLimitStore(connection: Connection) {
  const limits = {
    conventional: connection.model('LoanLimits', loanLimitsSchema('loan-limits')),
    fha: connection.model('FhaLoanLimits', loanLimitsSchema('fha-loan-limits')),
  };
  return {
    ensureIndexes: () => ensureIndexes(connection, Object.values(limits)),

    /** Replaces the list of the program and year, if there is one. */
    async save({ program, year, loadedAt, counties }: LoadedLimits): Promise<void> {
      await limits[program].replaceOne({ _id: year }, { loadedAt, counties: [...counties] }, { upsert: true });
    },

    /** Changes whenever a list is loaded. */
    async version(): Promise<string> {
      const found = await Promise.all(
        limitPrograms.map(async (program) => {
          const years = await limits[program].find({}, { loadedAt: 1 }).sort({ _id: 1 }).lean();
          return years.map(({ _id, loadedAt }) => `${program} ${_id} ${loadedAt.toISOString()}`);
        }),
      );
      return found.flat().join(', ');
    },

    async list(): Promise<LoadedLimits[]> {
      const found = await Promise.all(
        limitPrograms.map(async (program) => {
          const years = await limits[program].find().sort({ _id: 1 }).lean();
          return years.map(({ _id, loadedAt, counties }) => ({ program, year: _id, loadedAt, counties }));
        }),
      );
      return found.flat();
    },
  };
}
