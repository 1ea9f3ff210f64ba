import type { LenderAdvice, LenderSuggestion, ListedLender, PlanChange } from '@hearthway/contracts/journey';
import { lendsThere, meetsAll, rankLenders, type RankingFacts } from '../ranking/index.js';
import { obstacleOf } from './obstacle.js';
import { suggestionText, typesToTry, usesToTry } from './suggestion-texts.js';

/** The facts of the plan with a change; `undefined` while something is missing. */
export type FactsWith = (change: PlanChange) => RankingFacts | undefined;

/**
 * What would help a buyer for whom no lender is ranked: the smallest change of each kind that makes the plan meet all
 * of a lender's requirements, found by ranking again with each changed plan. Only the plan is changed, never anything
 * about the buyer. `undefined` while the plan is incomplete.
 */
export function adviseOn(factsWith: FactsWith, lenders: readonly ListedLender[]): LenderAdvice | undefined {
  const facts = factsWith({});
  if (!facts) return undefined;
  if (rankLenders(facts, lenders, (id) => id).length > 0) return { suggestions: [], obstacle: null };
  // The others can't match: a change of the plan moves neither the home nor the credit score.
  const within = lenders.filter((lender) => lendsThere(facts, lender) && lender.minCreditScore <= facts.creditScore);
  const suggest = (change: PlanChange): LenderSuggestion | undefined => {
    const changed = factsWith(change);
    const lenderCount = changed ? within.filter((lender) => meetsAll(changed, lender)).length : 0;
    return lenderCount > 0 ? { change, lenderCount, text: suggestionText(change, facts, lenderCount) } : undefined;
  };
  const suggestions = [
    ...leastMoneyFirst(facts, [downPayment(facts, suggest), price(facts, suggest)]),
    mostLenders(typesToTry(facts).map((propertyType) => suggest({ propertyType }))),
    mostLenders(usesToTry(facts).map((propertyUse) => suggest({ propertyUse }))),
  ].flatMap((suggestion) => suggestion ?? []);
  return { suggestions, obstacle: suggestions.length > 0 ? null : obstacleOf(facts, lenders) };
}

type Suggest = (change: PlanChange) => LenderSuggestion | undefined;

function downPayment({ targetPriceCents, downPaymentCents: now }: RankingFacts, suggest: Suggest) {
  const by = (differenceCents: number) => suggest({ downPaymentCents: now + differenceCents });
  const step = coarseStep(targetPriceCents);
  // Less, for lenders that don't make loans this small.
  return smallest(by, step, targetPriceCents - now) ?? smallest(by, -step, -now - 1);
}

function price({ targetPriceCents: now }: RankingFacts, suggest: Suggest) {
  const by = (differenceCents: number) => suggest({ priceCents: now + differenceCents });
  const step = coarseStep(now);
  // Lower first: nobody should spend more than they have to.
  return smallest(by, -step, -now) ?? smallest(by, step, now);
}

function leastMoneyFirst(
  { targetPriceCents, downPaymentCents }: RankingFacts,
  suggestions: readonly (LenderSuggestion | undefined)[],
): LenderSuggestion[] {
  const differenceOf = ({ change }: LenderSuggestion): number =>
    Math.abs(
      change.priceCents === undefined
        ? (change.downPaymentCents ?? 0) - downPaymentCents
        : change.priceCents - targetPriceCents,
    );
  return suggestions
    .flatMap((suggestion) => suggestion ?? [])
    .sort((one, other) => differenceOf(one) - differenceOf(other));
}

const fineStep = 100_000;

/** A hundredth in whole thousands of dollars. */
const coarseStep = (cents: number): number => Math.max(1, Math.ceil(cents / 100 / fineStep)) * fineStep;

/**
 * The smallest difference, in whole thousands of dollars, that helps. Misses a difference that helps only in the middle
 * of a coarse step and not at its end.
 * @param end the first impossible difference, in cents: a price or a loan of zero
 */
function smallest(
  by: (differenceCents: number) => LenderSuggestion | undefined,
  step: number,
  end: number,
): LenderSuggestion | undefined {
  for (let difference = step; Math.abs(difference) < Math.abs(end) + Math.abs(step); difference += step) {
    const within = Math.abs(difference) < Math.abs(end) ? difference : lastBefore(end);
    const found = by(within);
    if (found) return bisected(by, { without: difference - step, found, at: within });
  }
  return undefined;
}

/** The farthest whole thousand of dollars short of the end, in its direction. */
const lastBefore = (end: number): number => Math.sign(end) * Math.floor((Math.abs(end) - 1) / fineStep) * fineStep;

interface Bracket {
  readonly without: number;
  readonly found: LenderSuggestion;
  readonly at: number;
}

function bisected(
  by: (differenceCents: number) => LenderSuggestion | undefined,
  { without, found, at }: Bracket,
): LenderSuggestion {
  const steps = Math.trunc((at - without) / fineStep);
  if (Math.abs(steps) <= 1) return found;
  const middle = without + Math.trunc(steps / 2) * fineStep;
  const there = by(middle);
  return bisected(by, there ? { without, found: there, at: middle } : { without: middle, found, at });
}

function mostLenders(found: readonly (LenderSuggestion | undefined)[]): LenderSuggestion | undefined {
  return found.reduce(
    (best, other) => ((other?.lenderCount ?? 0) > (best?.lenderCount ?? 0) ? other : best),
    undefined,
  );
}
