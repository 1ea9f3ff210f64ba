import type { LenderMatch } from '@hearthway/contracts/journey';
import { matchesToday } from './ranking-today.js';
import type { LenderDependencies } from './remaining-lenders.js';

/** A buyer's matches as of today, best first. */
export async function listLenderMatches(dependencies: LenderDependencies, userId: string): Promise<LenderMatch[]> {
  const { store, readBuyerPlan } = dependencies;
  const [matches, plan] = await Promise.all([store.findByUser(userId), readBuyerPlan(userId)]);
  return matchesToday(dependencies, { userId, matches, plan });
}
