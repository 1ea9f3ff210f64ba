import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { isConnectionLost, TriedTooLongError } from './is-database-unavailable.js';

/** A database transaction. Every write that belongs to it is given it, last. */
export type Transaction = ClientSession;

const { MongoError, MongoErrorLabel } = mongoose.mongo;

/** Six seconds unless the URI says otherwise: shorter than any timeout of the gateway, so that callers hear of an outage from us. */
const patienceOf = (connection: Connection): number => connection.getClient().options.serverSelectionTimeoutMS + 1_000;

/**
 * Runs `work` in one transaction (snapshot reads, majority and journaled commit). The driver repeats it after a write
 * conflict, so it must have no other effects outside the session. No `Promise.all` on the session. No attempt starts much
 * later after the first than finding the database may take.
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const session = await connection.startSession();
  const lastStart = performance.now() + patienceOf(connection);
  let failed: unknown;
  const workInTime = async (): Promise<Result> => {
    if (performance.now() > lastStart) throw new TriedTooLongError(failed);
    try {
      return await work(session);
    } catch (error) {
      failed = error;
      // The driver leaves the label out if another operation noticed first that the server is gone. Nothing was committed.
      if (error instanceof MongoError && isConnectionLost(error)) {
        error.addErrorLabel(MongoErrorLabel.TransientTransactionError);
      }
      throw error;
    }
  };
  try {
    return await session.withTransaction(workInTime, {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority', journal: true },
      readPreference: 'primary',
    });
  } catch (error) {
    throw error instanceof TriedTooLongError && error.cause !== undefined ? error.cause : error;
  } finally {
    await session.endSession();
  }
}
