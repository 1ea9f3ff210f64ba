import type { PreApprovalInfo } from '@hearthway/contracts/journey';
import type { ReadMatchingFacts } from '../financial-profile/index.js';
import { rankingFactsOf, type RankingFacts } from './ranking-facts.js';

interface Sources {
  readonly readPlan: ReadMatchingFacts;
  readonly findHome: (userId: string) => Promise<Pick<PreApprovalInfo, 'propertyType' | 'propertyUse'> | undefined>;
}

/** `undefined` while something that matching needs has not been said. */
export function readRankingFacts({ readPlan, findHome }: Sources) {
  return async (userId: string): Promise<RankingFacts | undefined> => {
    const [plan, home] = await Promise.all([readPlan(userId), findHome(userId)]);
    return plan && rankingFactsOf(plan, home);
  };
}
