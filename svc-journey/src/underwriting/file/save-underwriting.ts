import type { UnderwritingEntry, UnderwritingView } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { VersionConflict } from '@hearthway/service-kit';
import { refuseFutureDays, type PastDays } from '../../deadlines/index.js';
import { requireContract } from '../current-contract.js';
import type { FileRequest, UnderwritingDependencies } from '../dependencies.js';
import { updatePaperEvents } from '../file-events.js';
import { updateMilestone } from '../follow-changes.js';
import { readUnderwriting } from './read-underwriting.js';

/**
 * Saves stages and papers, with all that follows: what ends in the calendar, and the milestone.
 * @throws AppError `underwriting.not-found`, `day.in-future` @throws VersionConflict `underwriting.conflict`
 */
export async function saveUnderwriting(
  dependencies: UnderwritingDependencies,
  request: FileRequest,
  entry: UnderwritingEntry,
): Promise<UnderwritingView> {
  const { store, transaction, now } = dependencies;
  const { userId, contractId, version, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireContract(dependencies, request, transaction);
    const { underwriting: before, appraisal } = await store.findByContract(userId, contractId, transaction);
    if (before.version !== version) {
      throw new VersionConflict('underwriting.conflict', problemTexts.changedElsewhere, {
        yours: entry,
        current: { version: before.version, updatedAt: before.updatedAt, ...before.entry },
      });
    }
    refuseFutureDays(pastDaysOf(entry), contract.terms.timeZone, now());
    await store.save(userId, contractId, { part: 'underwriting', version: version + 1, entry }, now(), transaction);
    const moved = { userId, contract, correlationId };
    await updatePaperEvents(dependencies, moved, { before: before.entry, after: entry }, transaction);
    await updateMilestone(dependencies, moved, { underwriting: entry, appraisal: appraisal.entry }, transaction);
  });
  return readUnderwriting(dependencies, userId);
}

/** Stages that were reached, and dates that are printed on papers. */
const pastDaysOf = ({ steps, papers }: UnderwritingEntry): PastDays => [
  ...steps.map(({ on }, index) => [`body.entry.steps.${index}.on`, on] as const),
  ...papers.map(({ datedOn }, index) => [`body.entry.papers.${index}.datedOn`, datedOn] as const),
];
