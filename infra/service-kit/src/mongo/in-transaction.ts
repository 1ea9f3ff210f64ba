import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs `work` in one transaction (snapshot reads, majority and journalled commit). The driver runs it again after a write
 * conflict, so it must do nothing that may not happen twice outside the session. No `Promise.all` over the session.
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = await connection.startSession();
  try {
    return await session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority', journal: true },
      readPreference: 'primary',
    });
  } finally {
    await session.endSession();
  }
}
