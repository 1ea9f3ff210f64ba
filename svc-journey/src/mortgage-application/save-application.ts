import type { MortgageApplicationEntry } from '@hearthway/contracts/journey';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import { findToChange, requireActiveContract, type EntryRequest } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import { chosenEstimate, type ReadEstimates } from './application-readers.js';
import { keepLockEnd } from './follow-changes.js';
import type { MortgageApplicationStore } from './mortgage-application-store.js';

export interface SaveDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: MortgageApplicationStore;
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
  readonly readEstimates: ReadEstimates;
  readonly keepEvents: KeepEvents;
  readonly updateMilestone: UpdateByRule;
}

/**
 * Saves how far the application is, along with the lock in the calendar and the milestone.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`, `mortgage-application.unknown-estimate`
 */
export async function saveApplication(
  dependencies: SaveDependencies,
  request: EntryRequest,
  entry: MortgageApplicationEntry,
): Promise<void> {
  const { store, transaction, now, readEstimates, keepEvents, updateMilestone } = dependencies;
  const { userId, contractId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, request, transaction);
    const before = await findToChange(dependencies, request, transaction);
    // If it is deleted at the same time, both update the milestone, so that the later one starts over.
    const isUnknown = entry.estimateId !== null && !chosenEstimate(entry, await readEstimates(userId, transaction));
    if (isUnknown) throw unknownEstimate();
    requirePastDays(
      {
        'body.entry.appliedOn': entry.appliedOn,
        'body.entry.intentOn': entry.intentOn,
        'body.entry.lock.lockedOn': entry.lock?.lockedOn,
      },
      contract.terms.timeZone,
      now(),
    );
    await store.replace(userId, before, entry, now(), transaction);
    const locks = { before: { contract, lock: before.entry.lock }, after: { contract, lock: entry.lock } };
    await keepLockEnd(keepEvents, { userId, contractId, ...locks }, transaction);
    await updateMilestone(request, transaction);
  });
}

const unknownEstimate = () =>
  new AppError('mortgage-application.unknown-estimate', 'We couldn’t find that Loan Estimate. Choose another one.');
