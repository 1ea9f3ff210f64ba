import type { PropertyType, PropertyUse } from '@hearthway/contracts/journey';
import { ratioInBasisPoints } from '@hearthway/contracts/money';
import { dollars, percentBeside } from '../../number-format/index.js';
import type { RankingFacts } from '../ranking/index.js';

export function priceText(priceCents: number, nowCents: number, count: number): string {
  const difference = dollars(Math.abs(priceCents - nowCents));
  const direction = priceCents < nowCents ? 'less' : 'more';
  return `At a price of ${dollars(priceCents)}, ${difference} ${direction} than you plan, ${wouldFit(count)}.`;
}

export function downPaymentText(
  cents: number,
  { targetPriceCents, downPaymentCents }: RankingFacts,
  count: number,
): string {
  const share = percentBeside(ratioInBasisPoints(cents, targetPriceCents), 0);
  const change = cents > downPaymentCents ? `${dollars(cents - downPaymentCents)} more` : 'so that you borrow more';
  return `With ${dollars(cents)} down (${share}), ${change}${cents > downPaymentCents ? ' than you plan' : ''}, ${wouldFit(count)}.`;
}

type Text = (count: number) => string;

export const useTexts: Readonly<Record<PropertyUse, Text>> = {
  primary_residence: (count) => `If you’d live in the home yourself, ${wouldFit(count)}. ${onlyIfTrue}`,
  second_home: (count) => `If it were your second home, ${wouldFit(count)}. ${onlyIfTrue}`,
  investment: (count) => `If you’d rent the home out, ${wouldFit(count)}. ${onlyIfTrue}`,
};

export const typeTexts: Readonly<Record<PropertyType, Text>> = {
  single_family: (count) => `For a single-family home, ${wouldFit(count)}.`,
  condo: (count) => `For a condo, ${wouldFit(count)}.`,
  townhouse: (count) => `For a townhouse, ${wouldFit(count)}.`,
  multi_family: (count) => `For a home with two to four units, ${wouldFit(count)}.`,
  mobile_home: (count) => `For a mobile home, ${wouldFit(count)}.`,
  land: (count) => `For land, ${wouldFit(count)}.`,
};

const wouldFit = (count: number): string => (count === 1 ? '1 lender would fit' : `${count} lenders would fit`);

/** A false answer about living there is fraud, so the advice never invites one. */
const onlyIfTrue = 'Only plan it that way if it’s true: lenders check.';
