import type { ContractStatus, MilestoneTitle, PurchaseContract } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { readForChange } from './change-contract.js';
import { updateDeadlineEvents } from './deadline-events.js';
import type { ContractRequest, PurchaseContractDependencies } from './dependencies.js';
import { ended, shown, type StoredContract } from './stored-contract.js';
import { tellFollowers } from './tell-followers.js';

/** They rest on the home under contract, so they reopen with it. */
const milestonesOfAContract: readonly MilestoneTitle[] = [
  'Make Offer',
  'Mortgage Application',
  'Home Inspection',
  'Appraisal',
  'Closing',
];

/**
 * Ends the buyer’s contract because it fell through: its milestones reopen, and its home is back on the shortlist. Its terms and
 * what they said about its deadlines stay in the history.
 * @throws AppError `contract.not-found` @throws VersionConflict `contract.conflict`
 */
export async function endContract(
  dependencies: PurchaseContractDependencies,
  request: ContractRequest,
): Promise<PurchaseContract> {
  return dependencies.transaction(async (transaction) => {
    const before = await readForChange(dependencies, request, null, transaction);
    return end(dependencies, { before, reason: 'fell_through', correlationId: request.correlationId }, transaction);
  });
}

/** Ends the contract that came of an offer, because it was recorded by mistake. False if it isn’t the active one. */
export async function endContractOf(
  dependencies: PurchaseContractDependencies,
  { userId, offerId, correlationId }: OfferEnding,
  transaction: Transaction,
): Promise<boolean> {
  const before = await dependencies.store.findActive(userId, transaction);
  if (before?.offerId !== offerId) return false;
  await end(dependencies, { before, reason: 'fell_through', correlationId }, transaction);
  return true;
}

/** Ends the contract that the buyer is under, because it fell through. `undefined` if it isn’t the active one. */
export async function endCurrentContract(
  dependencies: PurchaseContractDependencies,
  { userId, contractId, correlationId }: CurrentEnding,
  transaction: Transaction,
): Promise<PurchaseContract | undefined> {
  const before = await dependencies.store.findActive(userId, transaction);
  if (before?.id !== contractId) return undefined;
  return end(dependencies, { before, reason: 'fell_through', correlationId }, transaction);
}

interface CurrentEnding {
  readonly userId: string;
  readonly contractId: string;
  readonly correlationId: string;
}

/** The contract to end, by the offer that it came of. */
export interface OfferEnding {
  readonly userId: string;
  readonly offerId: string;
  readonly correlationId: string;
}

interface Ending {
  readonly before: StoredContract;
  readonly reason: Exclude<ContractStatus, 'active'>;
  readonly correlationId: string;
}

/** A contract that closes keeps its home and its milestones. */
export async function end(
  dependencies: PurchaseContractDependencies,
  { before, reason, correlationId }: Ending,
  transaction: Transaction,
): Promise<PurchaseContract> {
  const { store, returnHomeToBoard, updateBasis, now } = dependencies;
  const { userId } = before;
  const after = ended(before, reason, now());
  await store.replace(after, transaction);
  await updateDeadlineEvents(dependencies, { before, after }, transaction);
  await tellFollowers(dependencies, { contract: after, correlationId }, transaction);
  if (reason === 'closed') return shown(after);
  const { homeId } = before.terms;
  if (homeId !== null) await returnHomeToBoard({ userId, homeId, correlationId }, transaction);
  for (const title of milestonesOfAContract) {
    await updateBasis({ userId, title, met: false, correlationId }, transaction);
  }
  return shown(after);
}
