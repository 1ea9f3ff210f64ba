import type { InspectionEntry } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import { findToChange, requireActiveContract, type EntryRequest } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import type { InspectionStore } from './inspection-store.js';

export interface SaveDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: InspectionStore;
  /** Told of findings that go, in their transaction. */
  readonly findingsFollowers: readonly FindingsFollower[];
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
}

/** Findings that the buyer deleted. */
export interface RemovedFindings {
  readonly userId: string;
  readonly findingIds: readonly string[];
}

export type FindingsFollower = (removed: RemovedFindings, transaction: Transaction) => Promise<void>;

/**
 * Replaces what the buyer keeps of the inspection. Decisions stay.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`
 */
export async function saveInspection(
  dependencies: SaveDependencies,
  request: EntryRequest,
  entry: InspectionEntry,
): Promise<void> {
  const { store, transaction, now, findingsFollowers } = dependencies;
  await transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, request, transaction);
    const before = await findToChange(dependencies, request, transaction);
    const answered = entry.answers.map(({ on }, index) => [`body.entry.answers.${index}.on`, on] as const);
    requirePastDays(Object.fromEntries(answered), contract.terms.timeZone, now());
    const { decisions, findings } = before.entry;
    await store.replace(request.userId, before, { ...entry, decisions }, now(), transaction);
    const kept = new Set(entry.findings.map(({ id }) => id));
    const findingIds = findings.map(({ id }) => id).filter((id) => !kept.has(id));
    if (findingIds.length === 0) return;
    for (const follow of findingsFollowers) await follow({ userId: request.userId, findingIds }, transaction);
  });
}
