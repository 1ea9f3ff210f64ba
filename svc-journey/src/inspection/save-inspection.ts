import type { InspectionEntry } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import { findToChange, requireActiveContract, type EntryRequest } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import type { InspectionStore } from './inspection-store.js';

export interface SaveDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: InspectionStore;
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
}

/**
 * Replaces what the buyer keeps of the inspection. Decisions stay.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`
 */
export async function saveInspection(
  dependencies: SaveDependencies,
  request: EntryRequest,
  entry: InspectionEntry,
): Promise<void> {
  const { store, transaction, now } = dependencies;
  await transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, request, transaction);
    const before = await findToChange(dependencies, request, transaction);
    const answered = entry.answers.map(({ on }, index) => [`body.entry.answers.${index}.on`, on] as const);
    requirePastDays(Object.fromEntries(answered), contract.terms.timeZone, now());
    const { decisions } = before.entry;
    await store.replace(request.userId, before, { ...entry, decisions }, now(), transaction);
  });
}
