import type { LenderDependencies } from './dependencies.js';
import { rankingFactsOf, rankLenders, type RankedLender, type RankingFacts } from './ranking/index.js';

/** The lenders that fit a buyer's plan and are not matched yet, best first. */
export async function rankRemaining(
  { lenders, store, drawLot }: LenderDependencies,
  facts: RankingFacts,
  userId: string,
): Promise<RankedLender[]> {
  const present = new Set((await store.findByUser(userId)).map(({ lenderId }) => lenderId));
  const missing = lenders.filter(({ id }) => !present.has(id));
  return rankLenders(facts, missing, (lenderId) => drawLot(userId, lenderId));
}

/** How many they are; `null` while the financial information is incomplete. */
export async function countRemaining(dependencies: LenderDependencies, userId: string): Promise<number | null> {
  const facts = rankingFactsOf(await dependencies.readMatchingFacts(userId));
  return facts ? (await rankRemaining(dependencies, facts, userId)).length : null;
}
