import type { LenderAdvice, LenderSuggestion } from '@hearthway/contracts/journey';
import { shareNeeded } from '@hearthway/contracts/money';
import type { PlanChange } from '../../financial-profile/index.js';
import type { ListedLender } from '../catalogue/index.js';
import { lendsThere, meetsAll, rankLenders, type RankingFacts } from '../ranking/index.js';
import { obstacleOf } from './obstacle.js';
import { downPaymentText, priceText, typeTexts, useTexts } from './suggestion-texts.js';

/** The facts of the plan with a change; `undefined` while something is missing. */
export type FactsWith = (change: PlanChange) => RankingFacts | undefined;

/**
 * The smallest change of each kind that makes the plan meet all requirements of at least one lender, by the ranking itself.
 * `undefined` while the plan is incomplete.
 */
export function adviseOn(factsWith: FactsWith, lenders: readonly ListedLender[]): LenderAdvice | undefined {
  const facts = factsWith({});
  if (!facts) return undefined;
  if (rankLenders(facts, lenders, (id) => id).length > 0) return { suggestions: [], obstacle: null };
  // A change to the plan moves neither the home nor the credit score.
  const within = lenders.filter((lender) => lendsThere(facts, lender) && lender.minCreditScore <= facts.creditScore);
  const countFor = (change: PlanChange): number => {
    const changed = factsWith(change);
    return changed ? within.filter((lender) => meetsAll(changed, lender)).length : 0;
  };
  const suggestions = [
    price(facts, countFor),
    downPayment(facts, countFor),
    propertyUse(facts, countFor),
    propertyType(facts, countFor),
  ].flatMap((suggestion) => suggestion ?? []);
  return { suggestions, obstacle: suggestions.length > 0 ? null : obstacleOf(facts, lenders) };
}

type CountFor = (change: PlanChange) => number;

function price({ targetPriceCents: now }: RankingFacts, countFor: CountFor): LenderSuggestion | undefined {
  const step = wholeDollars(now, percentPerStep);
  const lower = amounts(now, -step, step);
  const higher = amounts(now, step, now * 2);
  return firstOf([...lower, ...higher], (priceCents) =>
    suggestion('price', countFor({ priceCents }), (count) => priceText(priceCents, now, count)),
  );
}

function downPayment(facts: RankingFacts, countFor: CountFor): LenderSuggestion | undefined {
  const { targetPriceCents: priceCents, downPaymentCents: now } = facts;
  const step = wholeDollars(priceCents, 1);
  // From a whole step, so that a plan of $17,431 is not advised to be $20,431.
  const start = Math.floor(now / step) * step;
  const more = amounts(start, step, priceCents - 1);
  const less = amounts(start + step, -step, -1).filter((cents) => cents < now);
  return firstOf([...more, ...less], (downPaymentCents) =>
    suggestion('downPayment', countFor({ downPaymentCents }), (count) =>
      downPaymentText(downPaymentCents, facts, count),
    ),
  );
}

function propertyUse({ propertyUse: now }: RankingFacts, countFor: CountFor): LenderSuggestion | undefined {
  const found = keysOf(useTexts).flatMap((use) =>
    use === now ? [] : (suggestion('propertyUse', countFor({ propertyUse: use }), useTexts[use]) ?? []),
  );
  return mostLenders(found);
}

function propertyType({ propertyType: now }: RankingFacts, countFor: CountFor): LenderSuggestion | undefined {
  const found = keysOf(typeTexts).flatMap((type) =>
    type === now ? [] : (suggestion('propertyType', countFor({ propertyType: type }), typeTexts[type]) ?? []),
  );
  return mostLenders(found);
}

function suggestion(
  kind: LenderSuggestion['kind'],
  lenderCount: number,
  textFor: (lenderCount: number) => string,
): LenderSuggestion | undefined {
  return lenderCount > 0 ? { kind, text: textFor(lenderCount), lenderCount } : undefined;
}

const percentPerStep = 2;
const dollarSteps = 100_000;

/** A share of an amount in percent, rounded up to whole thousands of dollars. */
function wholeDollars(cents: number, percent: number): number {
  return Math.max(dollarSteps, Math.ceil(shareNeeded(cents, percent * 100) / dollarSteps) * dollarSteps);
}

/** From the first step after `start` up to and with `end`, in either direction. */
function amounts(start: number, step: number, end: number): number[] {
  const count = Math.max(0, Math.floor((end - start) / step));
  return Array.from({ length: count }, (_, index) => start + step * (index + 1));
}

function firstOf<Value, Found>(values: readonly Value[], find: (value: Value) => Found | undefined): Found | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function mostLenders([first, ...others]: readonly LenderSuggestion[]): LenderSuggestion | undefined {
  if (!first) return undefined;
  return others.reduce((best, other) => (other.lenderCount > best.lenderCount ? other : best), first);
}

const keysOf = <Key extends string>(texts: Readonly<Record<Key, unknown>>) => Object.keys(texts) as Key[];
