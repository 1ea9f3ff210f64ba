import {
  contractAccepted,
  contractLimits,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { requirePastDays } from '../deadlines/index.js';
import { isActive, saveContract, type PurchaseContractDependencies } from './save-contract.js';
import { newContract, shown, type StoredContract } from './stored-contract.js';

export interface Acceptance {
  readonly userId: string;
  /** If the buyer already has a contract with this id, it is returned and nothing changes. */
  readonly contractId: string;
  readonly terms: PurchaseTerms;
  /** The accepted offer; `null` if the buyer enters a contract directly. */
  readonly offerId: string | null;
  readonly correlationId: string;
}

/**
 * Puts a buyer under contract.
 * @throws AppError `contract.exists`, `contract.too-many`, `contract.unknown-home`, `day.in-future`
 */
export async function acceptContract(
  dependencies: PurchaseContractDependencies,
  { userId, contractId: id, terms, offerId, correlationId }: Acceptance,
  transaction: Transaction,
): Promise<PurchaseContract> {
  const { store, outbox, now } = dependencies;
  const contracts = await store.findByUser(userId, transaction);
  const there = contracts.find((contract) => contract.id === id);
  if (there) return shown(there);
  requirePastTerms(terms, now());
  requireRoom(contracts);
  const entered = newContract({ id, terms, offerId, earlier: contracts }, now());
  const after = await saveContract(dependencies, { userId, correlationId, contracts, after: entered }, transaction);
  const { homeId, state, effectiveOn, closingOn } = terms;
  const data = { userId, contractId: id, homeId, state, effectiveOn, closingOn };
  await outbox.insert(contractAccepted, { subject: id, data, correlationId, occurredAt: now() }, transaction);
  return shown(after);
}

/** @throws AppError `contract.exists` */
export function requireNoneActive(contracts: readonly StoredContract[]): void {
  if (!contracts.some(isActive)) return;
  throw new AppError('contract.exists', 'You already have a home under contract. End that contract first.', {
    limit: 'active-contracts',
  });
}

function requireRoom(contracts: readonly StoredContract[]): void {
  requireNoneActive(contracts);
  if (contracts.length < contractLimits.perBuyer) return;
  throw new AppError(
    'contract.too-many',
    `You have had ${contractLimits.perBuyer} contracts, which is the most we keep. Please write to us.`,
    { limit: 'contracts' },
  );
}

/** What was signed or received was so by today. @throws AppError `day.in-future` */
export function requirePastTerms(
  { effectiveOn, titleReceivedOn, hoaReceivedOn, timeZone }: PurchaseTerms,
  now: Date,
): void {
  const days = {
    'body.effectiveOn': effectiveOn,
    'body.titleReceivedOn': titleReceivedOn,
    'body.hoaReceivedOn': hoaReceivedOn,
  };
  requirePastDays(days, timeZone, now);
}
