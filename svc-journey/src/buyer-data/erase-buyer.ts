import { sessionLifetimes } from '@hearthway/contracts/constants';
import type { Transaction } from '@hearthway/service-kit';
import type { BuyerDataDependencies } from './dependencies.js';

/** Erases what the rooms store about a buyer, and schedules a second erasure. */
export async function eraseBuyer(
  { rooms, erasures, now }: Pick<BuyerDataDependencies, 'rooms' | 'erasures' | 'now'>,
  userId: string,
  transaction: Transaction,
): Promise<void> {
  await eraseIn(rooms, userId, transaction);
  await erasures.insert(userId, now(), transaction);
}

/**
 * Erases once more, when nobody can act for the buyer anymore. A request that was running during the first erasure, or that
 * came before the end of its session was known everywhere, may have written something since. A buyer who can't be erased
 * stays due and doesn't hold up the others.
 * @throws AggregateError the errors of those who couldn't be erased
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

async function eraseIn(rooms: BuyerDataDependencies['rooms'], userId: string, transaction: Transaction): Promise<void> {
  for (const room of Object.values(rooms)) await room.deleteByUser?.(userId, transaction);
}

/** Allows for the length of a request and for clocks that differ. */
const graceSeconds = 5 * 60;

/** By then, every access token of the buyer has expired, since the sessions ended with the account. */
export function finalErasuresUntil(now: Date): Date {
  return new Date(now.getTime() - (sessionLifetimes.accessTokenSeconds + graceSeconds) * 1000);
}
