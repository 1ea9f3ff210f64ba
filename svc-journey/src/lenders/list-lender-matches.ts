import type { LenderMatch } from '@hearthway/contracts/journey';
import type { LenderDependencies } from './dependencies.js';
import { readRankingToday } from './ranking-today.js';
import { rankMatches } from './ranking/index.js';

/** The buyer's matches, scored by today's plan, best first. */
export async function listLenderMatches(dependencies: LenderDependencies, userId: string): Promise<LenderMatch[]> {
  const { store, drawLot } = dependencies;
  const [matches, today] = await Promise.all([store.findByUser(userId), readRankingToday(dependencies, userId)]);
  return rankMatches(matches, today, (lenderId) => drawLot(userId, lenderId));
}
