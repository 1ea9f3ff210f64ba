import { emptyAppraisal, emptyUnderwriting, type MilestoneRuleItem } from '@hearthway/contracts/journey';
import { appraisalItems } from './appraisal-basis.js';
import type { UnderwritingDependencies } from './dependencies.js';

/** What completes the milestone Appraisal, and what of it the buyer has. */
export function appraisalChecklist({
  store,
  readShownContract,
}: Pick<UnderwritingDependencies, 'store' | 'readShownContract'>) {
  return async (userId: string): Promise<readonly MilestoneRuleItem[]> => {
    const current = await readShownContract(userId);
    if (!current) {
      return appraisalItems({ terms: undefined, underwriting: emptyUnderwriting, appraisal: emptyAppraisal });
    }
    const { id, terms } = current.contract;
    const { underwriting, appraisal } = await store.findByContract(userId, id);
    return appraisalItems({ terms, underwriting: underwriting.entry, appraisal: appraisal.entry });
  };
}
