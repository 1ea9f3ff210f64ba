import type { Connection } from 'mongoose';
import { inTransaction } from '../../mongo/index.js';
import type { Migration } from '../index.js';

export interface Thing {
  _id: number;
  /** Missing in what the previous release wrote. */
  isCounted?: boolean;
}

interface Total {
  _id: string;
  total: number;
}

export function thingsIn({ db }: Connection) {
  if (!db) throw new Error('The database is not connected');
  return { things: db.collection<Thing>('things'), totals: db.collection<Total>('totals') };
}

const batchSize = 10;

/** Counts things into a total, a few per transaction. Calls `interrupt` in the middle of each with the number of finished ones. */
export function countThings(interrupt: (batches: number) => Promise<void> | void = () => undefined): Migration {
  return {
    id: 'count-things',
    async run(connection) {
      const { things, totals } = thingsIn(connection);
      for (let batches = 0; ; batches += 1) {
        const count = await inTransaction(connection, async (session) => {
          const uncounted = things.find({ isCounted: { $exists: false } }, { session }).limit(batchSize);
          const ids = (await uncounted.toArray()).map(({ _id }) => _id);
          await things.updateMany({ _id: { $in: ids } }, { $set: { isCounted: true } }, { session });
          await interrupt(batches);
          await totals.updateOne({ _id: 'things' }, { $inc: { total: ids.length } }, { session });
          return ids.length;
        });
        if (count === 0) return;
      }
    },
  };
}
