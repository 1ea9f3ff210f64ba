import type { AppraisalEntry, AppraisalView } from '@hearthway/contracts/journey';
import { findToChange, requireActiveContract, type EntryRequest } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import type { AppraisalDependencies } from './dependencies.js';
import { readAppraisal } from './read-appraisal.js';

/**
 * Saves the appraisal, and completes or reopens its milestone.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`
 */
export async function saveAppraisal(
  dependencies: AppraisalDependencies,
  request: EntryRequest,
  entry: AppraisalEntry,
): Promise<AppraisalView> {
  const { store, transaction, updateMilestone, now } = dependencies;
  const { userId, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, request, transaction);
    const before = await findToChange(dependencies, request, transaction);
    requirePastDays(pastDaysOf(entry), contract.terms.timeZone, now());
    await store.replace(userId, before, entry, now(), transaction);
    await updateMilestone({ userId, correlationId }, transaction);
  });
  return readAppraisal(dependencies, userId);
}

/** The visit may be planned. What was ordered, came, was sent, answered, sold, or decided was so by today. */
function pastDaysOf({ reports, decision }: AppraisalEntry): Readonly<Record<string, string | null | undefined>> {
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
  return Object.fromEntries([...ofReports, ['body.entry.decision.on', decision?.on]]);
}
