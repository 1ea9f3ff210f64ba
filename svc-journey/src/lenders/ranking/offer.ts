import type { BuyerGroup, ListedLender } from '@hearthway/contracts/journey';
import type { RankingFacts } from './ranking-facts.js';

/** The buyers that a lender lends to alone; one with VA loans alone lends only to people who served, whether or not it says so. */
export function onlyFor({ onlyFor: named, programs }: ListedLender): BuyerGroup | undefined {
  return named ?? (programs.every((program) => program === 'va') ? 'people_who_served' : undefined);
}

/**
 * A lender as it lends to this buyer: without VA loans to someone who said that they didn't serve, and then with no lower down
 * payment than its other loans take from anyone.
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
