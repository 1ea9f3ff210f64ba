import type { ReadMatchingFacts } from '../financial-profile/index.js';
import { rankingFactsOf, type RankingFacts } from './ranking-facts.js';

/** `undefined` while something that matching needs has not been said. */
export function readRankingFacts(readMatchingFacts: ReadMatchingFacts) {
  return async (userId: string): Promise<RankingFacts | undefined> => {
    const facts = await readMatchingFacts(userId);
    return facts && rankingFactsOf(facts);
  };
}
