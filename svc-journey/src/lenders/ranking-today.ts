import type { LenderMatch, ListedLender } from '@hearthway/contracts/journey';
import type { BuyerPlan } from '../financial-profile/index.js';
import { lenderEstimate } from './estimate.js';
import type { StoredMatch } from './lender-match.js';
import { drawLot } from './lot-hashing.js';
import { rankingFactsOf, rankMatches } from './ranking/index.js';
import type { LenderDependencies } from './remaining-lenders.js';

interface BuyerMatches {
  readonly userId: string;
  readonly matches: readonly StoredMatch[];
  readonly plan: BuyerPlan;
}

/** A buyer's matches as shown today, best first. */
export function matchesToday(
  { currentLenders, currentRates }: Pick<LenderDependencies, 'currentLenders' | 'currentRates'>,
  { userId, matches, plan }: BuyerMatches,
): LenderMatch[] {
  const today = {
    list: currentLenders(),
    facts: rankingFactsOf(plan.matchingFacts()),
    estimateOf: (lender: ListedLender) => lenderEstimate(plan, lender, currentRates()),
  };
  return rankMatches(matches, today, (lenderId) => drawLot(userId, lenderId));
}
