import type { ClientSession, Connection } from 'mongoose';
import { inTransaction, isDuplicateKey } from '../mongo/index.js';
import { messageStore } from './message-store.js';

class HandledBefore extends Error {
  override readonly name = 'HandledBefore';
}

/** Commits the effect together with the event's inbox row, so that a second delivery has none. */
export async function handleOnce(
  connection: Connection,
  queue: string,
  eventId: string,
  effect: (session: ClientSession) => Promise<void> | void,
): Promise<'handled' | 'duplicate'> {
  const { inbox } = messageStore(connection);
  try {
    await inTransaction(connection, async (session) => {
      try {
        await inbox.insertOne({ _id: `${queue}:${eventId}`, handledAt: new Date() }, { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new HandledBefore() : error;
      }
      await effect(session);
    });
    return 'handled';
  } catch (error) {
    if (error instanceof HandledBefore) return 'duplicate';
    throw error;
  }
}
