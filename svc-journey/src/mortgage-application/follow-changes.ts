import type { LoanEstimate, PurchaseContract } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { momentOf } from '../deadlines/index.js';
import type { ContractFollower } from '../purchase-contract/index.js';
import { isBasisMet } from './application-basis.js';
import type { MortgageApplicationDependencies } from './dependencies.js';
import type { StoredApplication } from './mortgage-application-store.js';

type Dependencies = Pick<
  MortgageApplicationDependencies,
  'store' | 'findContract' | 'readEstimatesForChange' | 'putCalendarEvent' | 'removeCalendarEvent' | 'updateBasis'
>;

/** Who made the change, and the correlation id for its events. */
export interface Follow {
  readonly userId: string;
  readonly correlationId: string;
}

/** After a contract began, changed, or ended: its end takes the lock out of the calendar, and other milestones with it. */
export function applicationFollower(dependencies: Dependencies): ContractFollower {
  return async ({ contract, userId, correlationId }, transaction) => {
    const application = await dependencies.store.findByContract(userId, contract.id, transaction);
    await updateLockEvent(dependencies, contract, application, transaction);
    if (contract.status !== 'active') return;
    const estimates = await dependencies.readEstimatesForChange(userId, transaction);
    await updateMilestone(dependencies, { contract, application, estimates }, { userId, correlationId }, transaction);
  };
}

/** After the buyer’s Loan Estimates changed. */
export async function followEstimates(
  dependencies: Dependencies,
  estimates: readonly LoanEstimate[],
  follow: Follow,
  transaction: Transaction,
): Promise<void> {
  const contract = await dependencies.findContract(follow.userId, transaction);
  if (!contract) return;
  const application = await dependencies.store.findByContract(follow.userId, contract.id, transaction);
  await updateMilestone(dependencies, { contract, application, estimates }, follow, transaction);
}

interface Basis {
  readonly contract: PurchaseContract;
  readonly application: StoredApplication;
  readonly estimates: readonly LoanEstimate[];
}

/** Completes or reopens the milestone, by what is stored now. */
export async function updateMilestone(
  { updateBasis }: Pick<Dependencies, 'updateBasis'>,
  { contract: { terms }, application: { entry }, estimates }: Basis,
  { userId, correlationId }: Follow,
  transaction: Transaction,
): Promise<void> {
  const met = isBasisMet({ terms, application: entry, estimates });
  await updateBasis({ userId, title: 'Mortgage Application', met, correlationId }, transaction);
}

/** Puts the end of the rate lock into the calendar, where it is warned of like a deadline. */
export async function updateLockEvent(
  { putCalendarEvent, removeCalendarEvent }: Pick<Dependencies, 'putCalendarEvent' | 'removeCalendarEvent'>,
  { id: contractId, status, terms: { address, timeZone, financing } }: PurchaseContract,
  { userId, entry: { lock } }: StoredApplication,
  transaction: Transaction,
): Promise<void> {
  const id = `${contractId}-rate-lock`;
  if (lock === null || status !== 'active' || financing === 'cash') {
    await removeCalendarEvent(userId, id, transaction);
    return;
  }
  // Lenders’ offices answer until the end of their day.
  const { at } = momentOf(lock.until, '17:00', timeZone);
  const entry = { title: 'Rate lock ends', address, startsAt: at };
  await putCalendarEvent({ userId, id, entry, origin: { kind: 'deadline', timeZone, done: false } }, transaction);
}
