import { sessionLifetimes } from '@hearthway/contracts/constants';
import type { BuyerData, Dependencies, Transaction } from '@hearthway/service-kit';
import type { ErasureStore } from './erasure-store.js';

export interface BuyerDataDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now'> {
  /** One per module, keyed by its name in a data export. */
  readonly parts: Readonly<Record<string, BuyerData>>;
  readonly erasures: ErasureStore;
}

/** Erases what the modules store about a buyer, and schedules a second erasure. */
export async function eraseBuyer(
  { parts, erasures, now }: Pick<BuyerDataDependencies, 'parts' | 'erasures' | 'now'>,
  userId: string,
  transaction: Transaction,
): Promise<void> {
  await eraseIn(parts, userId, transaction);
  await erasures.insert(userId, now(), transaction);
}

/**
 * Erases again, once nobody can act for the buyer anymore. A request that ran during the first erasure, or that came
 * before every service knew that the session had ended, may have written something since. A buyer whose erasure fails
 * stays due and doesn't hold up the others.
 * @throws AggregateError the errors of the failed erasures
 */
export async function eraseAgain({
  parts,
  erasures,
  transaction,
  now,
}: Pick<BuyerDataDependencies, 'parts' | 'erasures' | 'transaction' | 'now'>): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await erasures.findErasedUntil(finalErasuresUntil(now()))) {
    try {
      await transaction(async (transaction) => {
        await eraseIn(parts, userId, transaction);
        await erasures.delete(userId, transaction);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Buyers who could not be erased again: ${failures.length}`);
}

async function eraseIn(parts: BuyerDataDependencies['parts'], userId: string, transaction: Transaction): Promise<void> {
  for (const part of Object.values(parts)) await part.deleteByUser(userId, transaction);
}

/** Allows for the length of a request and for clocks that differ. */
const graceSeconds = 5 * 60;

/** By then, every access token of the buyer has expired, since the sessions ended with the account. */
export function finalErasuresUntil(now: Date): Date {
  return new Date(now.getTime() - (sessionLifetimes.accessTokenSeconds + graceSeconds) * 1000);
}
