import type { AppraisalEntry, PurchaseContract, UnderwritingEntry } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { ContractFollower } from '../purchase-contract/index.js';
import { isBasisMet } from './appraisal-basis.js';
import type { UnderwritingDependencies } from './dependencies.js';
import { updateConditionEvent, updatePaperEvents } from './file-events.js';

interface Moved {
  readonly userId: string;
  readonly contract: PurchaseContract;
  readonly correlationId: string;
}

type Dependencies = Pick<
  UnderwritingDependencies,
  'store' | 'conditionStore' | 'putCalendarEvent' | 'removeCalendarEvent' | 'updateBasis' | 'now'
>;

/**
 * After a contract began, changed, or ended: its price and financing decide the milestone, and its end takes all that was due out of
 * the calendar. The file itself stays.
 */
export function underwritingFollower(dependencies: Dependencies): ContractFollower {
  return async (moved, transaction) => {
    const { userId, contract } = moved;
    const { underwriting, appraisal } = await dependencies.store.findByContract(userId, contract.id, transaction);
    const { entry } = underwriting;
    await updatePaperEvents(dependencies, moved, { before: entry, after: entry }, transaction);
    for (const condition of await dependencies.conditionStore.findByContract(userId, contract.id, transaction)) {
      await updateConditionEvent(dependencies, contract, condition, transaction);
    }
    if (contract.status !== 'active') return;
    await updateMilestone(dependencies, moved, { underwriting: entry, appraisal: appraisal.entry }, transaction);
  };
}

interface Entries {
  readonly underwriting: UnderwritingEntry;
  readonly appraisal: AppraisalEntry;
}

/** Completes or reopens the milestone, by what is stored now. */
export async function updateMilestone(
  { updateBasis }: Pick<Dependencies, 'updateBasis'>,
  { userId, contract, correlationId }: Moved,
  entries: Entries,
  transaction: Transaction,
): Promise<void> {
  const met = isBasisMet({ terms: contract.terms, ...entries });
  await updateBasis({ userId, title: 'Appraisal', met, correlationId }, transaction);
}
