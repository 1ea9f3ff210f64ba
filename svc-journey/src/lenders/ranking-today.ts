import type { LenderDependencies } from './dependencies.js';
import { lenderEstimate } from './estimate.js';
import { rankingFactsOf, type RankingToday } from './ranking/index.js';

/** What the buyer's matches are compared with now. */
export async function readRankingToday(
  { currentLenders, currentRates, readBuyerPlan }: LenderDependencies,
  userId: string,
): Promise<RankingToday> {
  const plan = await readBuyerPlan(userId);
  const rates = currentRates();
  return {
    source: currentLenders(),
    facts: rankingFactsOf(plan.matchingFacts()),
    saidNoService: plan.saidNoService,
    estimateOf: (lender) => lenderEstimate(plan, lender, rates),
  };
}
