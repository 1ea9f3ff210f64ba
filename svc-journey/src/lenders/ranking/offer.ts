import type { BuyerGroup, ListedLender } from '@hearthway/contracts/journey';
import type { RankingFacts } from './ranking-facts.js';

/** The only buyers a lender serves. With VA loans only, these are people who served, even if it doesn't say so. */
export function onlyFor({ onlyFor: named, programs }: ListedLender): BuyerGroup | undefined {
  return named ?? (programs.every((program) => program === 'va') ? 'people_who_served' : undefined);
}

/**
 * The lender's offer to this buyer. For someone who said they didn't serve, VA loans are left out, and the down payment
 * is at least what its other programs require.
 */
export function offerOf(facts: RankingFacts, lender: ListedLender): ListedLender {
  const programs = lender.programs.filter((program) => program !== 'va');
  const isUnchanged = facts.belongsTo.people_who_served !== false || programs.length === lender.programs.length;
  if (isUnchanged || programs.length === 0) return lender;
  const lowest = Math.min(...programs.map((program) => facts.lowestDownPaymentBasisPoints[program]));
  return {
    ...lender,
    programs,
    minDownPaymentBasisPoints: Math.max(lender.minDownPaymentBasisPoints, lowest),
  };
}
