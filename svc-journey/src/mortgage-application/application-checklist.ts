import { emptyMortgageApplication, type MilestoneRuleItem } from '@hearthway/contracts/journey';
import { applicationItems } from './application-basis.js';
import type { MortgageApplicationDependencies } from './dependencies.js';

type Dependencies = Pick<MortgageApplicationDependencies, 'store' | 'findShownContract' | 'readEstimates'>;

/** What completes the milestone Mortgage Application, and what of it the buyer has. */
export function applicationChecklist({ store, findShownContract, readEstimates }: Dependencies) {
  return async (userId: string): Promise<readonly MilestoneRuleItem[]> => {
    const contract = await findShownContract(userId);
    if (!contract) return applicationItems({ terms: undefined, application: emptyMortgageApplication, estimates: [] });
    const [{ entry }, estimates] = await Promise.all([
      store.findByContract(userId, contract.id),
      readEstimates(userId),
    ]);
    return applicationItems({ terms: contract.terms, application: entry, estimates });
  };
}
