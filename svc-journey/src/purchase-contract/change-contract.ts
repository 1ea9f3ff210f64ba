import type { PurchaseContract, PurchaseTerms } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import { takeHome } from './accept-contract.js';
import { updateDeadlineEvents } from './deadline-events.js';
import type { ContractRequest, PurchaseContractDependencies } from './dependencies.js';
import { refuseFutureTerms, shown, withTerms, type StoredContract } from './stored-contract.js';
import { tellFollowers } from './tell-followers.js';

/**
 * Replaces the terms of the buyer’s contract. Deadlines and homes follow.
 * @throws AppError `contract.not-found`, `contract.unknown-home`, `day.in-future` @throws VersionConflict `contract.conflict`
 */
export async function changeContract(
  dependencies: PurchaseContractDependencies,
  request: ContractRequest,
  terms: PurchaseTerms,
): Promise<PurchaseContract> {
  const { store, transaction, returnHomeToBoard, now } = dependencies;
  const { userId, correlationId } = request;
  return transaction(async (transaction) => {
    const before = await readForChange(dependencies, request, terms, transaction);
    refuseFutureTerms(terms, now());
    const after = withTerms(before, terms, now());
    await store.replace(after, transaction);
    const { homeId } = before.terms;
    if (terms.homeId !== homeId) {
      if (homeId !== null) await returnHomeToBoard({ userId, homeId, correlationId }, transaction);
      await takeHome(dependencies, after, correlationId, transaction);
    }
    await updateDeadlineEvents(dependencies, { before, after }, transaction);
    await tellFollowers(dependencies, { contract: after, correlationId }, transaction);
    return shown(after);
  });
}

/**
 * The buyer’s contract, if it is as they last read it.
 * @param yours what the buyer sent, for the answer to a conflict
 * @throws AppError `contract.not-found` @throws VersionConflict `contract.conflict`
 */
export async function readForChange(
  { store }: Pick<PurchaseContractDependencies, 'store'>,
  { userId, version }: Pick<ContractRequest, 'userId' | 'version'>,
  yours: unknown,
  transaction: Transaction,
): Promise<StoredContract> {
  const contract = await store.findActive(userId, transaction);
  if (!contract) throw new AppError('contract.not-found', problemTexts.contractNotFound);
  if (contract.version !== version) {
    throw new VersionConflict('contract.conflict', problemTexts.contractConflict, { yours, current: shown(contract) });
  }
  return contract;
}
