import type { LenderMatch } from '@hearthway/contracts/journey';
import type { LenderDependencies } from './dependencies.js';
import { rankingFactsOf, rankMatches } from './ranking/index.js';

/** The buyer's matches, scored by today's plan, best first. */
export async function listLenderMatches(
  { lenders, store, readMatchingFacts, drawLot }: LenderDependencies,
  userId: string,
): Promise<LenderMatch[]> {
  const [matches, facts] = await Promise.all([store.findByUser(userId), readMatchingFacts(userId)]);
  return rankMatches(matches, lenders, rankingFactsOf(facts), (lenderId) => drawLot(userId, lenderId));
}
