import type { Inspection, InspectionEntry, InspectionRoom } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import type { CurrentContract } from '../purchase-contract/index.js';
import { refuseFutureDays } from '../deadlines/index.js';
import type { InspectionDependencies, InspectionRequest } from './dependencies.js';
import type { InspectionChange } from './inspection-store.js';
import { readInspection } from './read-inspection.js';

/**
 * Replaces what the buyer keeps of the inspection. Decisions stay.
 * @throws AppError `inspection.not-found`, `day.in-future` @throws VersionConflict `inspection.conflict`
 */
export async function saveInspection(
  dependencies: InspectionDependencies,
  request: InspectionRequest,
  entry: InspectionEntry,
): Promise<InspectionRoom> {
  await dependencies.transaction(async (transaction) => {
    const { current, before } = await readForChange(dependencies, request, entry, transaction);
    const answered = entry.answers.map(({ on }, index) => [`body.entry.answers.${index}.on`, on] as const);
    refuseFutureDays(answered, current.contract.terms.timeZone, dependencies.now());
    await replaceInspection(dependencies, request, before, { entry, decisions: before.decisions }, transaction);
  });
  return readInspection(dependencies, request.userId);
}

/**
 * The contract and its inspection, if they are as the buyer last read them.
 * @param yours what the buyer sent, for the answer to a conflict
 * @throws AppError `inspection.not-found` @throws VersionConflict `inspection.conflict`
 */
export async function readForChange(
  { store, readContract }: Pick<InspectionDependencies, 'store' | 'readContract'>,
  { userId, contractId, version }: InspectionRequest,
  yours: unknown,
  transaction: Transaction,
): Promise<{ readonly current: CurrentContract; readonly before: Inspection }> {
  const current = await readContract(userId, transaction);
  if (current?.contract.id !== contractId) throw new AppError('inspection.not-found', problemTexts.inspectionNotFound);
  const before = await store.find(userId, contractId, transaction);
  if (before.version !== version) throw conflict(before, yours);
  return { current, before };
}

/** @throws VersionConflict `inspection.conflict` */
export async function replaceInspection(
  { store, now }: Pick<InspectionDependencies, 'store' | 'now'>,
  { userId }: Pick<InspectionRequest, 'userId'>,
  before: Inspection,
  change: InspectionChange,
  transaction: Transaction,
): Promise<void> {
  if (await store.replace(userId, before, change, now(), transaction)) return;
  throw conflict(before, change);
}

const conflict = (current: Inspection, yours: unknown) =>
  new VersionConflict('inspection.conflict', problemTexts.changedElsewhere, { yours, current });
