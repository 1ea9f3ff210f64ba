import { circumstancesToday } from './circumstances.js';
import type { FinancialProfileDependencies } from './dependencies.js';
import { matchingFacts, type MatchingFacts } from './matching-facts.js';

/** `undefined` while something that matching needs has not been said. */
export type ReadMatchingFacts = (userId: string) => Promise<MatchingFacts | undefined>;

export function readMatchingFacts(dependencies: FinancialProfileDependencies): ReadMatchingFacts {
  return async (userId) => {
    const [kept, { circumstances, policy }] = await Promise.all([
      dependencies.store.findByUser(userId),
      circumstancesToday(dependencies, userId),
    ]);
    return kept && matchingFacts(kept.profile, circumstances, policy);
  };
}
