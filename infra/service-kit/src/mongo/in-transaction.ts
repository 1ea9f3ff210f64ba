import type { ClientSession, Connection } from 'mongoose';

/** Shorter than the gateway waits for any answer: whoever asked hears of an outage from us. */
const patienceMilliseconds = 6_000;

/**
 * Runs `work` in one transaction (snapshot reads, majority and journalled commit). The driver runs it again after a write
 * conflict, so it must do nothing that may not happen twice outside the session. No `Promise.all` over the session.
 * No try begins later than six seconds after the first.
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = await connection.startSession();
  const lastStart = performance.now() + patienceMilliseconds;
  let failed: unknown;
  const workInTime = async (): Promise<Result> => {
    if (performance.now() > lastStart) throw new TriedTooLongError(failed);
    try {
      return await work(session);
    } catch (error) {
      failed = error;
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

/** Not an error of the driver's, so that it tries no further. */
class TriedTooLongError extends Error {
  override readonly name = 'TriedTooLongError';

  constructor(cause: unknown) {
    super('The transaction was tried for too long', { cause });
  }
}
