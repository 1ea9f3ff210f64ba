import type { Transaction } from '@hearthway/service-kit';
import type { PurchaseContractDependencies } from './dependencies.js';
import { toCurrent, type CurrentContract } from './stored-contract.js';

/** `undefined` while nothing is under contract. */
export async function readCurrentContract(
  { store, now }: Pick<PurchaseContractDependencies, 'store' | 'now'>,
  userId: string,
  transaction: Transaction | null = null,
): Promise<CurrentContract | undefined> {
  const contract = await store.findActive(userId, transaction);
  return contract && toCurrent(contract, now());
}

/** Without a home under contract, the one that the buyer closed on last, whose steps stay done. */
export async function readCurrentOrClosedContract(
  { store, now }: Pick<PurchaseContractDependencies, 'store' | 'now'>,
  userId: string,
): Promise<CurrentContract | undefined> {
  const contract = await store.findActiveOrLastClosed(userId);
  return contract && toCurrent(contract, now());
}
