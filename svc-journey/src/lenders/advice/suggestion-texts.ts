import type { PlanChange, PropertyType, PropertyUse } from '@hearthway/contracts/journey';
import { dollars } from '../../number-format/index.js';
import type { RankingFacts } from '../ranking/index.js';

/** What a change would do, as a sentence. */
export function suggestionText(change: PlanChange, facts: RankingFacts, lenderCount: number): string {
  const wouldMatch = lenderCount === 1 ? '1 lender would match' : `${lenderCount} lenders would match`;
  const { priceCents, downPaymentCents, propertyType, propertyUse } = change;
  if (priceCents !== undefined) {
    const difference = priceCents - facts.targetPriceCents;
    const direction = difference < 0 ? 'less' : 'more';
    return `At a price of about ${thousands(priceCents)}, ${thousands(Math.abs(difference))} ${direction} than you plan, ${wouldMatch}.`;
  }
  if (downPaymentCents !== undefined) {
    const difference = downPaymentCents - facts.downPaymentCents;
    const planned =
      difference < 0 ? 'less down, and a larger loan' : `more down, ${thousands(downPaymentCents)} in all`;
    return `With about ${thousands(Math.abs(difference))} ${planned}, ${wouldMatch}.`;
  }
  if (propertyType !== undefined) return `For ${typeNames[propertyType]}, ${wouldMatch}.`;
  return propertyUse === undefined
    ? `As you plan it, ${wouldMatch}.`
    : `${useConditions[propertyUse]}, ${wouldMatch}. Only plan it that way if it’s true: lenders check.`;
}

const thousands = (cents: number): string => dollars(Math.round(cents / 100_000) * 100_000);

const typeNames: Readonly<Record<PropertyType, string>> = {
  single_family: 'a single-family home',
  condo: 'a condo',
  townhouse: 'a townhouse',
  multi_family: 'a home with two to four units',
  mobile_home: 'a mobile home',
  land: 'land',
};

/** Lying about living there is fraud, so the sentence never invites that. */
const useConditions: Readonly<Record<PropertyUse, string>> = {
  primary_residence: 'If you’ll live in the home yourself',
  second_home: 'If it will be your second home',
  investment: 'If you’ll rent the home out',
};

/** Empty for an unanswered question, which rules out no lender. */
export const typesToTry = ({ propertyType: now }: RankingFacts): PropertyType[] => othersOf(typeNames, now);
export const usesToTry = ({ propertyUse: now }: RankingFacts): PropertyUse[] => othersOf(useConditions, now);

function othersOf<Key extends string>(texts: Readonly<Record<Key, string>>, now: Key | null): Key[] {
  return now === null ? [] : (Object.keys(texts) as Key[]).filter((key) => key !== now);
}
