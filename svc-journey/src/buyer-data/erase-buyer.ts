import type { Transaction } from '@hearthway/service-kit';
import type { BuyerRooms } from './buyer-room.js';
import type { BuyerDataDependencies } from './dependencies.js';
import { finalErasuresUntil } from './erasure.js';

/** Erases what the rooms keep of a buyer, and takes note that it has to be done once more. */
export async function eraseBuyer(
  { rooms, erasures, now }: Pick<BuyerDataDependencies, 'rooms' | 'erasures' | 'now'>,
  userId: string,
  transaction: Transaction,
): Promise<void> {
  await eraseIn(rooms, userId, transaction);
  await erasures.insert(userId, now(), transaction);
}

/**
 * Erases once more, when nobody can still act for the buyer. A request that was under way during the first erasure, or came
 * before the end of its session had got about, may have written something after it: this is the end of that, too. A buyer
 * who cannot be erased stays due, and keeps nobody else waiting.
 * @throws AggregateError what kept them from being erased
 */
export async function eraseAgain({
  rooms,
  erasures,
  transaction,
  now,
}: Pick<BuyerDataDependencies, 'rooms' | 'erasures' | 'transaction' | 'now'>): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await erasures.findErasedUntil(finalErasuresUntil(now()))) {
    try {
      await transaction(async (transaction) => {
        await eraseIn(rooms, userId, transaction);
        await erasures.delete(userId, transaction);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Buyers who could not be erased again: ${failures.length}`);
}

async function eraseIn(rooms: BuyerRooms, userId: string, transaction: Transaction): Promise<void> {
  for (const room of Object.values(rooms)) await room.deleteByUser?.(userId, transaction);
}
