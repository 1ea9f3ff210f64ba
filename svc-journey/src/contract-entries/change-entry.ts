import { AppError, type Transaction } from '@hearthway/service-kit';
import type { ShownContract } from '../purchase-contract/index.js';
import type { ContractEntryStore, StoredEntry } from './contract-entry-store.js';

/** The buyer who saves, the contract that they see, and the version that they read. */
export interface EntryRequest {
  readonly userId: string;
  readonly contractId: string;
  readonly version: number;
  readonly correlationId: string;
}

interface Dependencies<Entry> {
  readonly store: Pick<ContractEntryStore<Entry>, 'find'>;
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
}

/** The contract that the buyer's pages are about. @throws AppError `contract.not-found` if it isn't the one named */
export async function requireContract(
  { lockContract }: Pick<Dependencies<never>, 'lockContract'>,
  { userId, contractId }: Pick<EntryRequest, 'userId' | 'contractId'>,
  transaction: Transaction,
): Promise<ShownContract> {
  const shown = await lockContract(userId, transaction);
  if (shown?.contract.id === contractId) return shown;
  throw new AppError('contract.not-found', 'That home isn’t under contract anymore. Please load the page again.');
}

/** The same one, while it is under contract. @throws AppError `contract.not-found` */
export async function requireActiveContract(
  dependencies: Pick<Dependencies<never>, 'lockContract'>,
  request: Pick<EntryRequest, 'userId' | 'contractId'>,
  transaction: Transaction,
): Promise<ShownContract> {
  const shown = await requireContract(dependencies, request, transaction);
  if (shown.contract.status === 'active') return shown;
  throw new AppError('contract.not-found', 'You have closed on this home, so this page doesn’t change anymore.');
}

/** What is stored, if it is as the buyer last read it. @throws AppError `contract-entry.conflict` */
export async function findToChange<Entry>(
  { store }: Pick<Dependencies<Entry>, 'store'>,
  { userId, contractId, version }: EntryRequest,
  transaction: Transaction,
): Promise<StoredEntry<Entry>> {
  const before = await store.find(userId, contractId, transaction);
  if (before.version === version) return before;
  throw new AppError('contract-entry.conflict', 'This changed in another window after you opened it here');
}
