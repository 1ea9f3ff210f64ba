import type { MortgageApplicationEntry, MortgageApplicationView } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict } from '@hearthway/service-kit';
import { refuseFutureDays } from '../deadlines/index.js';
import type { ApplicationRequest, MortgageApplicationDependencies } from './dependencies.js';
import { updateLockEvent, updateMilestone } from './follow-changes.js';
import type { StoredApplication } from './mortgage-application-store.js';
import { readApplication } from './read-application.js';

/**
 * Saves how far the application is, with all that follows: the lock in the calendar, and the milestone.
 * @throws AppError `contract.not-found`, `day.in-future`, `mortgage-application.unknown-estimate`
 * @throws VersionConflict `mortgage-application.conflict`
 */
export async function saveApplication(
  dependencies: MortgageApplicationDependencies,
  request: ApplicationRequest,
  entry: MortgageApplicationEntry,
): Promise<MortgageApplicationView> {
  const { store, transaction, findContract, readEstimatesForChange, now } = dependencies;
  const { userId, contractId, version } = request;
  await transaction(async (transaction) => {
    const contract = await findContract(userId, transaction);
    if (contract?.id !== contractId) throw new AppError('contract.not-found', problemTexts.contractNotFound);
    const estimates = await readEstimatesForChange(userId, transaction);
    const before = await store.findByContract(userId, contract.id, transaction);
    if (before.version !== version) throw conflict(before, entry);
    if (entry.estimateId !== null && !estimates.some(({ id }) => id === entry.estimateId)) {
      throw new AppError('mortgage-application.unknown-estimate', problemTexts.mortgageApplicationUnknownEstimate);
    }
    const at = now();
    const { appliedOn, intentOn, lock } = entry;
    refuseFutureDays(
      [
        ['body.entry.appliedOn', appliedOn],
        ['body.entry.intentOn', intentOn],
        ['body.entry.lock.lockedOn', lock?.lockedOn],
      ],
      contract.terms.timeZone,
      at,
    );
    const after = { ...before, version: before.version + 1, entry, updatedAt: at.toISOString() };
    await store.save(after, at, transaction);
    await updateLockEvent(dependencies, contract, after, transaction);
    await updateMilestone(dependencies, { contract, application: after, estimates }, request, transaction);
  });
  return readApplication(dependencies, userId);
}

function conflict({ version, updatedAt, entry: current }: StoredApplication, yours: MortgageApplicationEntry) {
  return new VersionConflict('mortgage-application.conflict', problemTexts.changedElsewhere, {
    yours,
    current: { version, updatedAt, ...current },
  });
}
