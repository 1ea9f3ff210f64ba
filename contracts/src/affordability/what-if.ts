import { scaled } from '../money.js';
import type { DatedFigure, RowsByKey } from '../policy/policy-reader.js';
import { affordability } from './affordability.js';
import { figureLimits, type BuyerFigures } from './figures.js';
import type { AffordabilityLevel } from './result.js';

type Rows = RowsByKey<DatedFigure>;

/** A change and what it does to the headline price of a level. */
export interface WhatIf<Key extends string> {
  readonly key: Key;
  readonly figures: BuyerFigures;
  readonly priceCents: number;
  /** Compared with the price before. */
  readonly changeCents: number;
}

export type StressKey = 'rate-up' | 'rate-down' | 'insurance-up' | 'income-lost';

/**
 * The price if the rate moves by a point, insurance costs 30% more, or an income is lost.
 *
 * @param lostIncomeCents the annual income that might be lost; `null` leaves that test out
 */
export function stressTests(
  figures: BuyerFigures,
  rows: Rows,
  level: AffordabilityLevel,
  lostIncomeCents: number | null = null,
): WhatIf<StressKey>[] {
  const insurance = figures.annualHomeInsuranceCents ?? rows.get(`state/${figures.state}/home-insurance`)?.value;
  const rate = figures.annualRateMillionths;
  const changes: Partial<Record<StressKey, Partial<BuyerFigures>>> = {
    'rate-up': { annualRateMillionths: Math.min(rate + onePoint, figureLimits.annualRateMillionths) },
    'rate-down': { annualRateMillionths: Math.max(0, rate - onePoint) },
    ...(insurance !== undefined && { 'insurance-up': { annualHomeInsuranceCents: scaled(insurance, 130, 100) } }),
    ...(lostIncomeCents !== null && {
      'income-lost': { annualIncomeCents: Math.max(0, figures.annualIncomeCents - lostIncomeCents) },
    }),
  };
  return tried(changes, figures, rows, level);
}

/** How much another $100 of monthly debt reduces the price, in cents; zero if debts do not limit it. */
export function costOfDebt(figures: BuyerFigures, rows: Rows, level: AffordabilityLevel): number {
  const more = { ...figures, monthlyDebtsCents: figures.monthlyDebtsCents + hundredDollars };
  return priceAt(figures, rows, level) - priceAt(more, rows, level);
}

export type LeverKey = 'pay-off-debt' | 'more-down' | 'lower-rate' | 'better-score' | 'longer-term' | 'more-income';

/**
 * Ways to raise the price, most effective first: $100 less monthly debt, $5,000 more down, half a point off the rate, a
 * score 40 points higher, a term of 30 years, $5,000 more income. Ways without an effect are left out.
 */
export function waysToRaise(figures: BuyerFigures, rows: Rows, level: AffordabilityLevel): WhatIf<LeverKey>[] {
  const { downPayment, creditScore, monthlyDebtsCents, endingDebtsCents } = figures;
  const debts = Math.max(0, monthlyDebtsCents - hundredDollars);
  const changes: Partial<Record<LeverKey, Partial<BuyerFigures>>> = {
    'pay-off-debt': { monthlyDebtsCents: debts, endingDebtsCents: Math.min(endingDebtsCents, debts) },
    'more-down':
      downPayment.kind === 'amount'
        ? { downPayment: { kind: 'amount', cents: atMost(downPayment.cents + fiveThousand) } }
        : { downPayment: { kind: 'percent', basisPoints: Math.min(10_000, downPayment.basisPoints + 500) } },
    'lower-rate': { annualRateMillionths: Math.max(0, figures.annualRateMillionths - onePoint / 2) },
    'more-income': { annualIncomeCents: atMost(figures.annualIncomeCents + fiveThousand) },
    ...(creditScore !== null && {
      'better-score': { creditScore: Math.min(figureLimits.score.highest, creditScore + 40) },
    }),
    ...(figures.termMonths < 360 && { 'longer-term': { termMonths: 360 } }),
  };
  return tried(changes, figures, rows, level)
    .filter(({ changeCents }) => changeCents > 0)
    .sort((a, b) => b.changeCents - a.changeCents);
}

/** One percentage point, in millionths. */
const onePoint = 10_000;
const hundredDollars = 10_000;
const fiveThousand = 500_000;

const atMost = (cents: number): number => Math.min(cents, figureLimits.amountCents);

function tried<Key extends string>(
  changes: Partial<Record<Key, Partial<BuyerFigures>>>,
  figures: BuyerFigures,
  rows: Rows,
  level: AffordabilityLevel,
): WhatIf<Key>[] {
  const before = priceAt(figures, rows, level);
  return (Object.entries(changes) as [Key, Partial<BuyerFigures>][]).map(([key, change]) => {
    const changed = { ...figures, ...change };
    const priceCents = priceAt(changed, rows, level);
    return { key, figures: changed, priceCents, changeCents: priceCents - before };
  });
}

const priceAt = (figures: BuyerFigures, rows: Rows, level: AffordabilityLevel): number =>
  affordability(figures, rows).headlines[level]?.priceCents ?? 0;
