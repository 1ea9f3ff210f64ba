import type { Deadline, DeadlineEntry, PurchaseContract, PurchaseTerms } from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { requirePastDays } from './accept-contract.js';
import { isActive, saveContract, type PurchaseContractDependencies } from './save-contract.js';
import { deadlinesOf, fellThrough, shown, withMark, withTerms, type StoredContract } from './stored-contract.js';

export interface ContractRequest {
  readonly userId: string;
  /** The version that the buyer read. */
  readonly version: number;
  readonly correlationId: string;
}

/** @throws AppError `contract.not-found`, `contract.conflict`, `contract.unknown-home`, `day.in-future` */
export function changeContract(
  dependencies: PurchaseContractDependencies,
  request: ContractRequest,
  terms: PurchaseTerms,
): Promise<PurchaseContract> {
  return change(dependencies, request, (before) => {
    requirePastDays(terms, dependencies.now());
    return withTerms(before, terms, dependencies.now());
  });
}

/** Its terms, and what the buyer said about its deadlines, stay. @throws AppError `contract.not-found`, `contract.conflict` */
export const endContract = (
  dependencies: PurchaseContractDependencies,
  request: ContractRequest,
): Promise<PurchaseContract> => change(dependencies, request, (before) => fellThrough(before, dependencies.now()));

async function change(
  dependencies: PurchaseContractDependencies,
  { userId, version, correlationId }: ContractRequest,
  changed: (before: StoredContract) => StoredContract,
): Promise<PurchaseContract> {
  const { store, transaction } = dependencies;
  return transaction(async (transaction) => {
    const contracts = await store.findByUser(userId, transaction);
    const before = contracts.find(isActive);
    if (!before) throw new AppError('contract.not-found', 'You have no home under contract');
    if (before.version !== version) {
      throw new AppError('contract.conflict', 'This contract changed in another window after you opened it here');
    }
    const after = changed(before);
    return shown(await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction));
  });
}

export interface OfferEnding {
  readonly userId: string;
  readonly offerId: string;
  readonly correlationId: string;
}

/** Ends the contract that came of an offer. False if it isn't the active one. */
export async function endContractOf(
  dependencies: PurchaseContractDependencies,
  { userId, offerId, correlationId }: OfferEnding,
  transaction: Transaction,
): Promise<boolean> {
  const { store, now } = dependencies;
  const contracts = await store.findByUser(userId, transaction);
  const before = contracts.find(isActive);
  if (before?.offerId !== offerId) return false;
  const after = fellThrough(before, now());
  await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction);
  return true;
}

interface DeadlineRequest extends ContractRequest {
  readonly deadlineKey: string;
}

/** @throws AppError `deadline.not-found`, `deadline.conflict`, `deadline.too-early` */
export async function changeDeadline(
  dependencies: PurchaseContractDependencies,
  { userId, version, deadlineKey, correlationId }: DeadlineRequest,
  entry: DeadlineEntry,
): Promise<Deadline> {
  const { store, transaction, now } = dependencies;
  return transaction(async (transaction) => {
    const contracts = await store.findByUser(userId, transaction);
    const contract = contracts.find(isActive);
    if (!contract) throw noDeadline();
    const before = requireDeadline(contract, deadlineKey, now());
    if (before.version !== version) {
      throw new AppError('deadline.conflict', 'This deadline changed in another window after you opened it here');
    }
    if (entry.ownDate !== null && entry.ownDate < contract.terms.effectiveOn) {
      throw new AppError('deadline.too-early', 'Please choose a day from the effective date on');
    }
    const after = withMark(contract, before, entry, now());
    await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction);
    return requireDeadline(after, deadlineKey, now());
  });
}

function requireDeadline(contract: StoredContract, wanted: string, now: Date): Deadline {
  const found = deadlinesOf(contract, now).deadlines.find(({ key }) => key === wanted);
  if (!found) throw noDeadline();
  return found;
}

const noDeadline = () => new AppError('deadline.not-found', 'We couldn’t find that deadline');
