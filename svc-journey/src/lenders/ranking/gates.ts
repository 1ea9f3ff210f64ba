import { buyerGroups, propertyTypes, propertyUses, usStates, type ListedLender } from '@hearthway/contracts/journey';
import { dollars, dollarsDown, dollarsUp } from '../../number-format/index.js';
import { onlyFor } from './offer.js';
import type { RankingFacts } from './ranking-facts.js';

/** Built on demand, since advice tries many plans. */
type Gate = () => string;

/** Why the lender doesn't lend for this plan at all; undefined if it does. Unanswered questions rule out no lender. */
export function closedGate(facts: RankingFacts, lender: ListedLender): Gate | undefined {
  return buyer(facts, lender) ?? area(facts, lender) ?? home(facts, lender) ?? loan(facts, lender);
}

function buyer({ belongsTo }: RankingFacts, lender: ListedLender): Gate | undefined {
  const group = onlyFor(lender);
  return group && belongsTo[group] === false ? () => `This lender lends only to ${buyerGroups[group]}.` : undefined;
}

/** The only group the lender serves, if the buyer hasn't said they belong. Closes no gate, but isn't met either. */
export function unconfirmedGroup({ belongsTo }: RankingFacts, lender: ListedLender): string | undefined {
  const group = onlyFor(lender);
  return group && belongsTo[group] === null
    ? `Lends only to ${buyerGroups[group]}. You haven’t told us if you’re one of them.`
    : undefined;
}

function area({ state, countyFips }: RankingFacts, { states, counties }: ListedLender): Gate | undefined {
  if (!states.includes(state)) return () => `This lender doesn’t lend in ${stateNames.get(state)}.`;
  if (counties && countyFips !== null && !counties.includes(countyFips)) {
    return () => 'This lender lends only in some counties, and yours isn’t one of them.';
  }
  return undefined;
}

/** Whether the lender lends in the home's state and county. */
export const lendsThere = (facts: RankingFacts, lender: ListedLender): boolean => area(facts, lender) === undefined;

function home({ propertyType, propertyUse }: RankingFacts, lender: ListedLender): Gate | undefined {
  if (propertyType !== null && !lender.propertyTypes.includes(propertyType)) {
    return () => `This lender doesn’t finance this type of property: ${propertyTypes[propertyType]}.`;
  }
  if (propertyUse !== null && !lender.propertyUses.includes(propertyUse)) {
    return () => `This lender doesn’t finance this use: ${propertyUses[propertyUse]}.`;
  }
  return undefined;
}

function loan({ targetPriceCents, downPaymentCents }: RankingFacts, { loanCents }: ListedLender): Gate | undefined {
  const needed = targetPriceCents - downPaymentCents;
  const { minimum, maximum } = loanCents;
  if (needed < minimum)
    return () => `Your loan of ${dollarsDown(needed)} is below this lender’s minimum of ${dollars(minimum)}.`;
  if (needed > maximum)
    return () => `Your loan of ${dollarsUp(needed)} is above this lender’s maximum of ${dollars(maximum)}.`;
  return undefined;
}

const stateNames: ReadonlyMap<string, string> = new Map(usStates);
