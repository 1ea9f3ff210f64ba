import type { AppraisalEntry, AppraisalView } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { VersionConflict } from '@hearthway/service-kit';
import { refuseFutureDays, type PastDays } from '../../deadlines/index.js';
import { requireContract } from '../current-contract.js';
import type { FileRequest, UnderwritingDependencies } from '../dependencies.js';
import { updateMilestone } from '../follow-changes.js';
import { readAppraisal } from './read-appraisal.js';

/**
 * Saves the appraisal, and completes or reopens its milestone.
 * @throws AppError `underwriting.not-found`, `day.in-future` @throws VersionConflict `appraisal.conflict`
 */
export async function saveAppraisal(
  dependencies: UnderwritingDependencies,
  request: FileRequest,
  entry: AppraisalEntry,
): Promise<AppraisalView> {
  const { store, transaction, now } = dependencies;
  const { userId, contractId, version, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireContract(dependencies, request, transaction);
    const { underwriting, appraisal: before } = await store.findByContract(userId, contractId, transaction);
    if (before.version !== version) {
      throw new VersionConflict('appraisal.conflict', problemTexts.changedElsewhere, {
        yours: entry,
        current: { version: before.version, updatedAt: before.updatedAt, ...before.entry },
      });
    }
    refuseFutureDays(pastDaysOf(entry), contract.terms.timeZone, now());
    await store.save(userId, contractId, { part: 'appraisal', version: version + 1, entry }, now(), transaction);
    const entries = { underwriting: underwriting.entry, appraisal: entry };
    await updateMilestone(dependencies, { userId, contract, correlationId }, entries, transaction);
  });
  return readAppraisal(dependencies, userId);
}

/** The visit may be planned. What was ordered, came, was sent, answered, sold, or decided was so by today. */
function pastDaysOf({ reports, decision }: AppraisalEntry): PastDays {
  const ofReports = reports.flatMap(({ orderedOn, receivedOn, request }, index) => {
    const path = `body.entry.reports.${index}`;
    return [
      [`${path}.orderedOn`, orderedOn] as const,
      [`${path}.receivedOn`, receivedOn] as const,
      [`${path}.request.sentOn`, request.sentOn] as const,
      [`${path}.request.answeredOn`, request.answeredOn] as const,
      ...request.comparables.map(({ soldOn }, sale) => [`${path}.request.comparables.${sale}.soldOn`, soldOn] as const),
    ];
  });
  return [...ofReports, ['body.entry.decision.on', decision?.on]];
}
