import mongoose, { type ClientSession, type Connection } from 'mongoose';
import pLimit, { type LimitFunction } from 'p-limit';
import { isConnectionLost, TriedTooLongError } from './is-database-unavailable.js';

/** A database transaction. Every write that belongs to it takes it as its last argument. */
export type Transaction = ClientSession;

const { MongoError, MongoErrorLabel } = mongoose.mongo;

/** Six seconds unless the URI says otherwise: shorter than any timeout of the gateway, so that callers hear of an outage from us. */
const patienceOf = (connection: Connection): number => connection.getClient().options.serverSelectionTimeoutMS + 1_000;

/**
 * At most half of the connection's sockets run transactions. If waiting transactions took all sockets, those that have
 * begun could not end.
 */
const limits = new WeakMap<Connection, LimitFunction>();

function limitOf(connection: Connection): LimitFunction {
  const limit = limits.get(connection) ?? pLimit(Math.ceil(connection.getClient().options.maxPoolSize / 2));
  limits.set(connection, limit);
  return limit;
}

/**
 * Runs `work` in one transaction (snapshot reads, majority and journaled commit), as soon as few others run. The driver repeats
 * it after a write conflict, so it must have no other effects outside the session. No `Promise.all` on the session, no other
 * transaction, and no waiting for anything else. No attempt starts much later than finding the database may take.
 */
export function inTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const lastStart = performance.now() + patienceOf(connection);
  return limitOf(connection)(() => transact(connection, work, lastStart));
}

async function transact<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
  lastStart: number,
): Promise<Result> {
  const session = await connection.startSession();
  let failed: unknown;
  const workInTime = async (): Promise<Result> => {
    if (performance.now() > lastStart) throw new TriedTooLongError(failed);
    try {
      return await work(session);
    } catch (error) {
      failed = error;
      // The driver omits the label if another operation noticed first that the server is gone. Nothing was committed.
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
