import type { Connection } from 'mongoose';
import { inTransaction, isDuplicateKey, type Transaction } from '../mongo/index.js';
import { messageStore } from './message-store.js';

class HandledBefore extends Error {
  override readonly name = 'HandledBefore';
}

/** The effect of an event. All its writes must use the transaction: they commit together with the inbox row. */
export type Effect = (transaction: Transaction) => Promise<void> | void;

/** A message being handled. */
export interface Handling {
  readonly eventId: string;
  readonly effect: Effect;
  /** The outcome, once it is committed. */
  outcome?: 'handled' | 'duplicate';
}

/** Commits the effects of several messages and their inbox rows together: all or none. Each effect happens once. */
export async function handleTogether(
  connection: Connection,
  queue: string,
  handlings: readonly Handling[],
): Promise<void> {
  const { inbox } = messageStore(connection);
  const rowIdOf = ({ eventId }: Handling): string => `${queue}:${eventId}`;
  const firstOfEach = new Map<string, Handling>();
  for (const handling of handlings) {
    if (!firstOfEach.has(rowIdOf(handling))) firstOfEach.set(rowIdOf(handling), handling);
  }
  const fresh = await inTransaction(connection, async (transaction) => {
    const ids = [...firstOfEach.keys()];
    const rows = await inbox.find({ _id: { $in: ids } }, { session: transaction, projection: { _id: 1 } }).toArray();
    const known = new Set(rows.map(({ _id }) => _id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length === 0) return new Set<Handling>();
    await inbox.insertMany(
      unknown.map((_id) => ({ _id, handledAt: new Date() })),
      { session: transaction },
    );
    const news = unknown.flatMap((id) => firstOfEach.get(id) ?? []);
    for (const { effect } of news) await effect(transaction);
    return new Set(news);
  });
  for (const handling of handlings) handling.outcome = fresh.has(handling) ? 'handled' : 'duplicate';
}

/** Commits the effect together with the event's inbox row, so that a second delivery has no effect. */
export async function handleOnce(
  connection: Connection,
  queue: string,
  eventId: string,
  effect: Effect,
): Promise<'handled' | 'duplicate'> {
  const { inbox } = messageStore(connection);
  try {
    await inTransaction(connection, async (transaction) => {
      try {
        await inbox.insertOne({ _id: `${queue}:${eventId}`, handledAt: new Date() }, { session: transaction });
      } catch (error) {
        throw isDuplicateKey(error) ? new HandledBefore() : error;
      }
      await effect(transaction);
    });
    return 'handled';
  } catch (error) {
    if (error instanceof HandledBefore) return 'duplicate';
    throw error;
  }
}
