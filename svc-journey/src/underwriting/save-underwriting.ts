import type { UnderwritingEntry } from '@hearthway/contracts/journey';
import { findToChange, requireActiveContract, type EntryRequest } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import { keepLoanEvents } from './keep-loan-events.js';
import { policyToday } from './read-underwriting.js';
import type { UnderwritingDependencies } from './underwriting-dependencies.js';

/**
 * Saves stages and papers, with all that follows: what gets too old is in the calendar, and a cleared loan in the milestone.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`
 */
export async function saveUnderwriting(
  dependencies: UnderwritingDependencies,
  request: EntryRequest,
  entry: UnderwritingEntry,
): Promise<void> {
  const { store, conditionStore, transaction, now, keepEvents, updateMilestone } = dependencies;
  const { userId, contractId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, request, transaction);
    const before = await findToChange(dependencies, request, transaction);
    requirePastDays(pastDaysOf(entry), contract.terms.timeZone, now());
    await store.replace(userId, before, entry, now(), transaction);
    const conditions = await conditionStore.findByContract(userId, contractId, transaction);
    const files = { before: { entry: before.entry, conditions }, after: { entry, conditions } };
    await keepLoanEvents(
      { keepEvents, policy: policyToday(dependencies) },
      { userId, contract, ...files },
      transaction,
    );
    await updateMilestone(request, transaction);
  });
}

/** Stages that were reached, and dates that are printed on papers. */
const pastDaysOf = ({ steps, papers }: UnderwritingEntry): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(steps.map(({ on }, index) => [`body.entry.steps.${index}.on`, on])),
  ...Object.fromEntries(papers.map(({ datedOn }, index) => [`body.entry.papers.${index}.datedOn`, datedOn])),
});
