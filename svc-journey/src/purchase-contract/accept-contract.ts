import {
  contractAccepted,
  contractLimits,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, refuseReusedKey, type Transaction } from '@hearthway/service-kit';
import { updateDeadlineEvents } from './deadline-events.js';
import type { PurchaseContractDependencies } from './dependencies.js';
import { isAsEntered, newContract, refuseFutureTerms, shown, type StoredContract } from './stored-contract.js';
import { tellFollowers } from './tell-followers.js';

export interface Acceptance {
  readonly userId: string;
  /** The same for a repeated request, which then gets the existing contract. */
  readonly contractId: string;
  readonly terms: PurchaseTerms;
  /** The accepted offer; `null` if the buyer enters a contract directly. */
  readonly offerId: string | null;
  readonly correlationId: string;
}

/**
 * Puts a buyer under contract, with all that follows: the home’s column, the deadlines in the calendar, and the milestone.
 * @throws AppError `contract.exists`, `contract.too-many`, `contract.unknown-home`, `day.in-future`, `request.key-reused`
 */
export async function acceptContract(
  dependencies: PurchaseContractDependencies,
  acceptance: Acceptance,
  transaction: Transaction,
): Promise<PurchaseContract> {
  const { store, updateBasis, now } = dependencies;
  const { userId, contractId: id, terms, offerId, correlationId } = acceptance;
  const there = await store.findById(userId, id, transaction);
  if (there) {
    if (isAsEntered(there)) refuseReusedKey(there.terms, terms);
    return shown(there);
  }
  refuseFutureTerms(terms, now());
  const earlier = await store.findByUser(userId, transaction);
  refuseAnother(earlier);
  const contract = newContract({ id, userId, terms, offerId, earlier }, now());
  await store.insert(contract, transaction);
  await takeHome(dependencies, contract, correlationId, transaction);
  await updateDeadlineEvents(dependencies, { before: undefined, after: contract }, transaction);
  await updateBasis({ userId, title: 'Make Offer', met: true, correlationId }, transaction);
  await tellFollowers(dependencies, { contract, correlationId }, transaction);
  await publish(dependencies, contract, correlationId, transaction);
  return shown(contract);
}

/** Moves the home of a contract to the column Contract. @throws AppError `contract.unknown-home` */
export async function takeHome(
  { putHomeUnderContract }: Pick<PurchaseContractDependencies, 'putHomeUnderContract'>,
  { userId, terms: { homeId } }: Pick<StoredContract, 'userId' | 'terms'>,
  correlationId: string,
  transaction: Transaction,
): Promise<void> {
  if (homeId === null || (await putHomeUnderContract({ userId, homeId, correlationId }, transaction))) return;
  throw new AppError('contract.unknown-home', problemTexts.contractUnknownHome);
}

function refuseAnother(earlier: readonly StoredContract[]): void {
  if (earlier.some(({ status }) => status === 'active')) {
    throw new AppError('contract.exists', problemTexts.contractExists, { limit: 'active-contracts' });
  }
  if (earlier.length >= contractLimits.perBuyer) {
    throw new AppError('contract.too-many', problemTexts.contractsFull, { limit: 'contracts' });
  }
}

async function publish(
  { outbox, now }: Pick<PurchaseContractDependencies, 'outbox' | 'now'>,
  { id: contractId, userId, terms: { homeId, state, effectiveOn, closingOn } }: StoredContract,
  correlationId: string,
  transaction: Transaction,
): Promise<void> {
  const data = { userId, contractId, homeId, state, effectiveOn, closingOn };
  await outbox.insert(
    contractAccepted,
    { subject: contractId, opensSubject: true, data, correlationId, occurredAt: now() },
    transaction,
  );
}
