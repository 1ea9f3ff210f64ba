import { lenderRanking, type ListedLender, type RankingFactor } from '@hearthway/contracts/journey';
import { percent, percentBeside, ratioReached, shareNeeded } from '@hearthway/contracts/money';
import { dollarsUp } from '../../number-format/index.js';
import type { RankingFacts } from './ranking-facts.js';

/** How a plan compares with one of a lender's limits, in whole basis points or credit score points. */
export interface Measure {
  readonly factor: RankingFactor;
  /** Positive if the plan is better than the limit, negative if it falls short. */
  readonly margin: number;
  /** The margin that earns all of the factor's points. */
  readonly fullAt: number;
  /** The largest shortfall that counts as a near miss. */
  readonly tolerance: number;
  /** A sentence for the buyer; if the limit is missed, says what would meet it. Built on demand: advice tries many plans. */
  readonly text: () => string;
}

export function measuresOf(facts: RankingFacts, lender: ListedLender): Measure[] {
  return [debtToIncome(facts, lender), creditScore(facts, lender), downPayment(facts, lender)];
}

const { fullAt, nearMiss } = lenderRanking;

function debtToIncome({ debtToIncomeBasisPoints: ratio }: RankingFacts, lender: ListedLender): Measure {
  const maximum = lender.maxDebtToIncomeBasisPoints;
  const margin = ratio === null ? Number.NEGATIVE_INFINITY : maximum - ratio;
  return {
    factor: 'debtToIncome',
    margin,
    fullAt: fullAt.debtToIncome * 100,
    tolerance: nearMiss.debtToIncome * 100,
    text: () => (ratio === null ? noRatioText(maximum) : ratioText(ratio, maximum, margin)),
  };
}

function noRatioText(maximum: number): string {
  return `We can’t compare your debt-to-income ratio with this lender’s ${percent(maximum)} maximum yet.`;
}

function ratioText(ratio: number, maximum: number, margin: number): string {
  const yours = `Your debt-to-income ratio is ${percentBeside(ratio, maximum)}`;
  const limit = percent(maximum);
  if (margin === 0) return `${yours}, right at this lender’s maximum.`;
  if (margin > 0) return `${yours}, below this lender’s ${limit} maximum.`;
  return `${yours}, above this lender’s ${limit} maximum. Bringing it down to ${limit} would meet it.`;
}

function creditScore({ creditScore: score }: RankingFacts, { minCreditScore: minimum }: ListedLender): Measure {
  const margin = score - minimum;
  return {
    factor: 'creditScore',
    margin,
    fullAt: fullAt.creditScore,
    tolerance: nearMiss.creditScore,
    text: () => scoreText(score, minimum, margin),
  };
}

function scoreText(score: number, minimum: number, margin: number): string {
  const yours = `Your credit score range counts as ${score}`;
  if (margin === 0) return `${yours}, right at this lender’s minimum.`;
  if (margin > 0) return `${yours}, above this lender’s minimum of ${minimum}.`;
  return `${yours}, below this lender’s minimum of ${minimum}. A score of ${minimum} would meet it.`;
}

function downPayment(facts: RankingFacts, lender: ListedLender): Measure {
  const { targetPriceCents, downPaymentCents, homeMinimumDownPaymentBasisPoints: homeMinimum } = facts;
  const isOfHome = homeMinimum > lender.minDownPaymentBasisPoints;
  const minimum = isOfHome ? homeMinimum : lender.minDownPaymentBasisPoints;
  const share = ratioReached(downPaymentCents, targetPriceCents);
  const margin = share - minimum;
  return {
    factor: 'downPayment',
    margin,
    fullAt: fullAt.downPayment * 100,
    tolerance: nearMiss.downPayment * 100,
    text: () => shareText(share, minimum, shareNeeded(targetPriceCents, minimum) - downPaymentCents, isOfHome),
  };
}

function shareText(share: number, minimum: number, missingCents: number, isOfHome: boolean): string {
  const yours = `Your down payment is ${percent(share)} of the price`;
  const [atMinimum, limit] = isOfHome
    ? ['the minimum for this use of the home', `the ${percent(minimum)} minimum for this use of the home`]
    : ['this lender’s minimum', `this lender’s ${percent(minimum)} minimum`];
  if (minimum === 0) return `${yours}. This lender doesn’t require one.`;
  if (share === minimum) return `${yours}, right at ${atMinimum}.`;
  if (share > minimum) return `${yours}, above ${limit}.`;
  return `${yours}, below ${limit}. Another ${dollarsUp(missingCents)} would meet it.`;
}
