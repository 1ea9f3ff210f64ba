import type { Transaction } from '@hearthway/service-kit';
import type { PurchaseContractDependencies } from './dependencies.js';
import { toCurrent, type StoredContract } from './stored-contract.js';

/** Notifies the rooms that depend on a contract of a change. */
export async function tellFollowers(
  { followers, now }: Pick<PurchaseContractDependencies, 'followers' | 'now'>,
  { contract, correlationId }: { readonly contract: StoredContract; readonly correlationId: string },
  transaction: Transaction,
): Promise<void> {
  const moved = { ...toCurrent(contract, now()), userId: contract.userId, correlationId };
  for (const follow of followers) await follow(moved, transaction);
}
