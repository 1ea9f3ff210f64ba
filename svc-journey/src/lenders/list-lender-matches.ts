import type { LenderMatch } from '@hearthway/contracts/journey';
import type { LenderDependencies } from './dependencies.js';
import { rankMatches } from './lender-match.js';

/** The buyer's matches, each with its score by the plan as it is now, best first. */
export async function listLenderMatches(
  { lenders, store, readFacts, drawLot }: LenderDependencies,
  userId: string,
): Promise<LenderMatch[]> {
  const [matches, facts] = await Promise.all([store.findByUser(userId), readFacts(userId)]);
  return rankMatches(matches, lenders, facts, (lenderId) => drawLot(userId, lenderId));
}
