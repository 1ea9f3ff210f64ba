import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { updateDeadlineEvents } from './deadline-events.js';
import type { PurchaseContractDependencies } from './dependencies.js';
import { end } from './end-contract.js';
import { reopened } from './stored-contract.js';
import { tellFollowers } from './tell-followers.js';

interface ContractChange {
  readonly userId: string;
  readonly contractId: string;
  readonly correlationId: string;
}

/** Closes a contract because the buyer has the keys: none of its deadlines is in the calendar any more. */
export async function closeContract(
  dependencies: PurchaseContractDependencies,
  { userId, contractId, correlationId }: ContractChange,
  transaction: Transaction,
): Promise<void> {
  const before = await dependencies.store.findById(userId, contractId, transaction);
  if (before?.status !== 'active') return;
  await end(dependencies, { before, reason: 'closed', correlationId }, transaction);
}

/**
 * Undoes that, deadlines and all.
 * @throws AppError `contract.exists` if the buyer has another home under contract by now
 */
export async function reopenContract(
  dependencies: PurchaseContractDependencies,
  { userId, contractId, correlationId }: ContractChange,
  transaction: Transaction,
): Promise<void> {
  const { store, now } = dependencies;
  const before = await store.findById(userId, contractId, transaction);
  if (before?.status !== 'closed') return;
  if (await store.findActive(userId, transaction)) {
    throw new AppError('contract.exists', problemTexts.contractExists, { limit: 'active-contracts' });
  }
  const after = reopened(before, now());
  await store.replace(after, transaction);
  await updateDeadlineEvents(dependencies, { before, after }, transaction);
  await tellFollowers(dependencies, { contract: after, correlationId }, transaction);
}
